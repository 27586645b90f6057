/** CSS classes that were renamed since the last release: the name before, and the name now. */
const RENAMED_CLASSES: Readonly<Record<string, string>> = {};

const renamed = (html: string) =>
  html.replace(/ class="([^"]*)"/g, (_, names: string) => {
    const now = names.split(' ').map((name) => RENAMED_CLASSES[name] ?? name);
    return ` class="${now.join(' ')}"`;
  });

/** The facts of the release before, with the classes called as they are now. */
export const withRenamedClasses = (facts: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...facts].map(([name, text]) => [name, renamed(text)]));

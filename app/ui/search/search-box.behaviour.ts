/** Loads the suggestions; a search box works without them. */
const suggest = (form: HTMLFormElement) => () =>
  import('./search-suggestions.ts').then((module) => module.suggest(form)).catch(() => {});

/** Keeps the button of a blank search disabled, sends the query trimmed, and suggests once focused where the
 * form has an address for it. */
export function start(root: Document): void {
  for (const form of root.querySelectorAll<HTMLFormElement>('search form')) {
    const input = form.querySelector('input');
    const button = form.querySelector('button');
    if (!input || !button) continue;
    const judge = () => {
      button.disabled = input.value.trim() === '';
    };
    judge();
    form.addEventListener('input', judge);
    form.addEventListener('submit', () => {
      input.value = input.value.trim();
    });
    // The browser restores typed text after the script ran.
    addEventListener('pageshow', judge);
    if (!form.dataset['searchBox']) continue;
    if (root.activeElement === input) void suggest(form)();
    else input.addEventListener('focus', suggest(form), { once: true });
  }
}

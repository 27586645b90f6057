/** Fills a pattern's `:params`, each escaped as one path segment. */
export function fillPattern(pattern: string, params: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`Path ${pattern} needs "${key}".`);
    return encodeURIComponent(value);
  });
}

/**
 * Paths of the strings of a content item that say nothing: empty, blank, or with a space at an end.
 * Translations are typed, so none can be missing; this finds those that are there without words.
 */
export function blankTexts(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return value.trim() === value && value !== '' ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => blankTexts(inner, `${path}/${key}`));
}

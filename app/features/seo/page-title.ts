type Words = { title: string; wholeTitle?: boolean | undefined };

/** The title of a page as its tab shows it: staff's own or the page's, inside of the template. */
export function fullTitle(
  own: Words,
  set: string | null | undefined,
  { titleTemplate }: { titleTemplate: string },
): string {
  if (own.wholeTitle && !set) return own.title;
  return titleTemplate.replace('%s', () => set || own.title);
}

/** Gives the page cache the moment when a page with dates on it grows old; nothing where it never does. */
export function validUntilHeader(moment: number | undefined): Record<string, string> {
  return moment === undefined ? {} : { 'x-valid-until': String(moment) };
}

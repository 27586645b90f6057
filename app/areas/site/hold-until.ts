/** Sets the expiry of a page in the page cache: the earliest moment that any part of it names. */
export function holdUntil(headers: Headers, moment: number | undefined): void {
  if (moment === undefined) return;
  const known = Number(headers.get('x-valid-until') ?? Number.POSITIVE_INFINITY);
  headers.set('x-valid-until', String(Math.min(known, moment)));
}

/** Tells the page cache when a page grows old: the earliest moment that any part of it names. */
export function holdUntil(headers: Headers, moment: number | undefined): void {
  if (moment === undefined) return;
  const known = Number(headers.get('x-valid-until') ?? Number.POSITIVE_INFINITY);
  headers.set('x-valid-until', String(Math.min(known, moment)));
}

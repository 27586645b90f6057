/** Crockford's base 32 has no I, L, O, U. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PLACES = 8;
const GROUP = 4;

/**
 * The reference number that the database gives a row of this id (private.protocol_of): two groups of four letters
 * from the last bits. The database takes another number where a row of its table has it already.
 */
export function referenceNumber(id: string): string {
  const bits = BigInt(`0x${id.replaceAll('-', '').slice(-15)}`);
  const letters = Array.from({ length: PLACES }, (_, index) =>
    LETTERS.charAt(Number((bits >> BigInt(5 * (PLACES - 1 - index))) & 31n)),
  ).join('');
  return `${letters.slice(0, GROUP)}-${letters.slice(GROUP)}`;
}

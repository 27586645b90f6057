/** UUIDs that a client generated; those of all zeros and all ones identify nothing. */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An id that the sender made, as the database writes it; undefined for anything else. */
export function givenIdOf(value: unknown): string | undefined {
  const id = typeof value === 'string' ? value.toLowerCase() : '';
  return UUID.test(id) ? id : undefined;
}

import { Refusal } from '#app/access/commands/command.server.ts';
import type { Mistake, OtherPages } from '../../seo-reply.ts';

/** A refusal of the named fields, with the pages and hosts that their errors name. */
export function mistaken(mistakes: Readonly<Record<string, Mistake>>): Refusal {
  const all = Object.entries(mistakes);
  const fieldErrors = Object.fromEntries(all.map(([field, { key }]) => [field, key]));
  const others = Object.fromEntries(
    all.flatMap(([field, { other }]) => (other === undefined ? [] : [[field, other]])),
  );
  const details: OtherPages = { others };
  return new Refusal('invalid', 422, details, fieldErrors);
}

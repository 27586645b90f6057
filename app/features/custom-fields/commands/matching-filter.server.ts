import { matchingFilter, unreadFilter } from '#app/access/commands/matching-filter.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { FilterOf, ListDeclaration } from '#app/ui/admin/data-table/list-declaration.ts';
import type { FilterKind } from '#app/ui/admin/data-table/list-filters.ts';
import type { FieldSubject } from '../custom-field.ts';
import { readCustomFields } from '../custom-fields.store.server.ts';
import { unusedFilters } from '../field-filters.ts';

type List = ListDeclaration<Readonly<Record<string, FilterKind>> & { fields: FilterKind }>;

/** The filter of a list with custom fields, as matchingFilter() has it; the database ignores what it cannot read. */
export async function matchingCustomFilter<const L extends List>(
  user: Person,
  subject: FieldSubject,
  { list, search }: { list: L; search: URLSearchParams },
): Promise<FilterOf<L>> {
  const filter = matchingFilter(list, search);
  const { fields: given } = filter as { fields?: string };
  if (given === undefined) return filter;
  const fields = await asPerson(user, (tx) => readCustomFields(tx, subject));
  const active = fields.filter(({ isActive }) => isActive);
  if (Object.keys(unusedFilters(active, JSON.parse(given))).length > 0) throw unreadFilter();
  return filter;
}

import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { session } from '#app/access/session.server.ts';
import { peopleList } from '#app/features/people/people.list.server.ts';
import { listPeople } from '#app/features/people/people.store.server.ts';
import { leadsList } from '#app/features/qualification/admin/leads.list.server.ts';
import { listLeads } from '#app/features/qualification/admin/staff-leads.store.server.ts';
import { wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import type { Route } from './+types/find.route';
import { type Found, leadMatch } from './found.ts';

const LONGEST = 100;
const MOST_OF_A_KIND = 6;

/** People by name and address, and leads by those, telephone, company, protocol and answers: of each kind, only for those who
 * may read it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const text = wordsUpTo(LONGEST).read(new URL(request.url).searchParams.get('q') ?? '');
  const { asker } = askerOf(request, context);
  const may = context.get(session)?.permissions;
  const limit = MOST_OF_A_KIND;
  const found: Found[] =
    text === undefined
      ? []
      : await asPerson(asker, async (tx) => {
          const leads = may?.has('crm:read')
            ? await listLeads(tx, { filter: { text }, sort: leadsList.usual, limit })
            : [];
          const people = may?.has('users:read')
            ? await listPeople(tx, { filter: { text }, sort: peopleList.usual, limit })
            : [];
          return [
            ...leads.map((lead) => ({
              kind: 'lead' as const,
              id: lead.id,
              name: lead.name || lead.email || lead.protocol,
              ...leadMatch(text, lead),
            })),
            ...people.map(({ id, name, email }) => ({
              kind: 'person' as const,
              id,
              name,
              detail: email,
            })),
          ];
        });
  return Response.json(found, { headers: { 'cache-control': 'no-store' } });
}

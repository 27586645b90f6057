import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { session } from '#app/access/session.server.ts';
import { contactMatch, type Found, leadMatch } from '#app/areas/admin/live/found.ts';
import { companiesList } from '#app/features/crm/companies/companies.list.server.ts';
import { listCompanies } from '#app/features/crm/companies/companies.store.server.ts';
import { formatCnpj } from '#app/features/crm/companies/companies.ts';
import { contactsList } from '#app/features/crm/contacts/contacts.list.server.ts';
import { listContacts } from '#app/features/crm/contacts/contacts.store.server.ts';
import { peopleList } from '#app/features/people/people.list.server.ts';
import { listPeople } from '#app/features/people/people.store.server.ts';
import { leadsList } from '#app/features/qualification/admin/leads.list.server.ts';
import { listLeads } from '#app/features/qualification/admin/leads-page.store.server.ts';
import { wordsUpTo } from '#app/ui/admin/data-table/list-filters.ts';
import type { Route } from './+types/find.route';

const LONGEST = 100;
const MOST_OF_A_KIND = 6;

/**
 * People by name and address, contacts by those, telephone and company, companies by name and CNPJ, and
 * leads by reference number and answers too: each kind only for users who may read it.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const text = wordsUpTo(LONGEST).read(new URL(request.url).searchParams.get('q') ?? '');
  const { user } = requireUser(request, context);
  const may = context.get(session)?.permissions;
  const limit = MOST_OF_A_KIND;
  const found: Found[] =
    text === undefined
      ? []
      : await asPerson(user, async (tx) => {
          const leads = may?.has('crm:read')
            ? await listLeads(tx, { filter: { text }, sort: leadsList.usual, limit })
            : [];
          const contacts = may?.has('crm:read')
            ? await listContacts(tx, { filter: { text }, sort: contactsList.usual, limit })
            : [];
          const companies = may?.has('crm:read')
            ? await listCompanies(tx, { filter: { text }, sort: companiesList.usual, limit })
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
            ...contacts.map((contact) => ({
              kind: 'contact' as const,
              id: contact.id,
              name: contact.name || contact.email || contact.phone,
              ...contactMatch(text, contact),
            })),
            ...companies.map(({ id, name, cnpj, city }) => ({
              kind: 'company' as const,
              id,
              name,
              detail: city || formatCnpj(cnpj),
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

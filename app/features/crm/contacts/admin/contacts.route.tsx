import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { readListFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { readCampaigns } from '#app/features/qualification/admin/lead-choices.store.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { readAllTags } from '../../tags/tags.store.server.ts';
import { contactsAction } from '../commands/contact-actions.server.ts';
import { contactsList } from '../contacts.list.server.ts';
import { countContacts, listContacts, readProducts } from '../contacts.store.server.ts';
import type { Route } from './+types/contacts.route';
import { ContactList } from './contact-list.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(contactsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const found = await asPerson(user, async (tx) => {
    const contacts = await listContacts(tx, query);
    return {
      contacts,
      custom: await readListFields(tx, 'contact', contacts),
      total: await countContacts(tx, query.filter),
      owners: await readOwners(tx),
      products: await readProducts(tx),
      tags: await readAllTags(tx),
      campaigns: await readCampaigns(tx),
    };
  });
  const { contacts, total, ...more } = found;
  return { head: adminHead(request, 'nav.contacts'), ...query.page(contacts, total), ...more };
}

export const action = contactsAction;

export default function ContactsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('admin');
  const { head: _, page, rows, ...more } = loaderData;
  return <ContactList title={t('nav.contacts')} contacts={rows} page={page} {...more} />;
}

import { randomUUID } from 'node:crypto';
import { asPerson } from '#app/access/guard.server.ts';
import { products } from '#app/access/products.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readCreatable } from '#app/features/crm/by-hand/by-hand.store.server.ts';
import { readContact } from '#app/features/crm/deals/deal-contact.store.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { readRequiredFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import { anId } from '#app/ui/admin/data-table/list-filters.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type NewCompanyReply, newCompanyAction } from '../commands/company-actions.server.ts';
import type { Route } from './+types/new-company.route';
import { NewCompanyPage } from './new-company-page.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const query = new URL(request.url).searchParams;
  const contact = anId.read(query.get('contact') ?? '');
  const given = await asPerson(user, async (tx) => ({
    owners: await readOwners(tx),
    required: await readRequiredFields(tx, 'company'),
    products: await readCreatable(tx),
    contact: contact ? await readContact(tx, contact) : undefined,
  }));
  return {
    head: adminHead(request, 'companies:new'),
    id: randomUUID(),
    name: (query.get('name') ?? '').slice(0, 200),
    chosen: context.get(products).chosen ?? given.products[0]?.slug ?? '',
    ...given,
  };
}

export const action = newCompanyAction;

export default function NewCompany({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<NewCompanyReply>(actionData);
  const { head: _, ...given } = loaderData;
  return <NewCompanyPage {...given} reply={reply} />;
}

import { randomUUID } from 'node:crypto';
import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { readOwners } from '#app/features/crm/owners.store.server.ts';
import { readRequiredFields } from '#app/features/custom-fields/custom-fields.store.server.ts';
import {
  readColleagues,
  readProjects,
} from '#app/features/tickets/queries/tickets-page.store.server.ts';
import { oneOf } from '#app/ui/admin/data-table/list-filters.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { readCreatable, readKnown } from '../by-hand.store.server.ts';
import { dialOf } from '../posted-entry.server.ts';
import { BY_HAND } from '../typed-line.ts';
import type { Route } from './+types/new-entry.route';
import { type EntryReply, entryAction } from './entry-actions.server.ts';
import { EntryPage } from './entry-page.tsx';

/** The user types on in the dialog while lists reload. */
export const shouldRevalidate = () => false;

const kind = oneOf(BY_HAND);
const LONGEST = 254;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, current } = requireUser(request, context);
  const query = new URL(request.url).searchParams;
  const asked = {
    email: (query.get('email') ?? '').slice(0, LONGEST),
    phone: (query.get('phone') ?? '').slice(0, LONGEST),
    whatsapp: (query.get('whatsapp') ?? '').slice(0, LONGEST),
  };
  const may = (permission: Permission) => current.permissions.has(permission);
  const crm = may('crm:create') && may('crm:read');
  const serviceDesk = may('feedback:create') && may('feedback:read');
  const found = await asPerson(user, async (tx) => ({
    products: crm ? await readCreatable(tx) : [],
    owners: crm ? await readOwners(tx) : [],
    known: may('crm:read') ? await readKnown(tx, { ...asked, phone: dialOf(asked.phone) }) : [],
    projects: serviceDesk
      ? (await readProjects(tx)).flatMap(({ id, name, active }) => (active ? [{ id, name }] : []))
      : [],
    colleagues: serviceDesk ? await readColleagues(tx, null) : [],
    required: {
      contact: crm ? await readRequiredFields(tx, 'contact') : [],
      deal: crm ? await readRequiredFields(tx, 'deal') : [],
      ticket: serviceDesk ? await readRequiredFields(tx, 'ticket') : [],
    },
  }));
  return {
    head: adminHead(request, 'by-hand:title'),
    id: randomUUID(),
    what: kind.read(query.get('what') ?? '') ?? (may('crm:create') ? 'lead' : 'ticket'),
    me: current.userId,
    asked,
    ...found,
  };
}

export const action = entryAction;

export default function NewEntry({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<EntryReply>(actionData);
  const { head: _, what, ...choices } = loaderData;
  return <EntryPage {...{ choices, what, reply }} />;
}

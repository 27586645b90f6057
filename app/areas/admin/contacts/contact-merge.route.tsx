import { data, redirect } from 'react-router';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson, requirePermission } from '#app/access/guard.server.ts';
import { readTwins } from '#app/features/crm/contacts/contact.store.server.ts';
import styles from '#app/features/crm/contacts/contacts.css?url';
import type { MergeReply } from '#app/features/crm/contacts/contacts.ts';
import mergeStyles from '#app/features/crm/contacts/merge.css?url';
import { mergeContacts, takenIn } from '#app/features/crm/contacts/merge-contacts.server.ts';
import { MergePage } from '#app/features/crm/contacts/merge-page.tsx';
import { readPair } from '#app/features/crm/contacts/pair.store.server.ts';
import { adminPath } from '#app/paths.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import { adminHead } from '../admin-head.server.ts';
import type { Route } from './+types/contact-merge.route';

export const middleware = [requirePermission('crm', 'update')];

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: mergeStyles },
];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { asker } = askerOf(request, context);
  const [id, otherId] = [uuidParam(params.id), uuidParam(params.other)];
  if (id === otherId) throw notFound();
  const found = await asPerson(asker, async (tx) => {
    const pair = await readPair(tx, id, otherId);
    const twins = pair ? await readTwins(tx, id) : [];
    return pair && { pair, twin: twins.find((one) => one.id === otherId) };
  });
  if (!found) throw notFound();
  // One of them has become part of another, which its page leads to.
  const { mine, other } = found.pair;
  if (mine.mergedInto || other.mergedInto) {
    throw redirect(adminPath('contact', { id: mine.id }));
  }
  return { head: adminHead(request, 'contacts:pair.title'), ...found };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { asker, current } = askerOf(request, context);
  const may = current.permissions.has('crm:update');
  const form = await postedForm(request);
  const { reply, status } = await mergeContacts(asker, params, form, may);
  if (reply.done === 'merged') {
    throw redirect(`${adminPath('contact', { id: params.id })}?merged=${reply.merge}`);
  }
  return data({ ...reply, taken: takenIn(form) }, { status });
}

export default function ContactMerge({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply<MergeReply>(actionData);
  return <MergePage pair={loaderData.pair} twin={loaderData.twin} reply={reply} />;
}

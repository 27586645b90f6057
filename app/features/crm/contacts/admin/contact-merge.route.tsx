import { redirect } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type MergeReply, mergeAction } from '../commands/contact-actions.server.ts';
import { readDuplicates } from '../contact.store.server.ts';
import { readPair } from '../pair.store.server.ts';
import type { Route } from './+types/contact-merge.route';
import styles from './contacts.css?url';
import mergeStyles from './merge.css?url';
import { MergePage } from './merge-page.tsx';

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'stylesheet', href: mergeStyles },
];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const [id, otherId] = [uuidParam(params.id), uuidParam(params.other)];
  if (id === otherId) throw notFound();
  const found = await asPerson(user, async (tx) => {
    const pair = await readPair(tx, id, otherId);
    const duplicates = pair ? await readDuplicates(tx, id) : [];
    return pair && { pair, duplicate: duplicates.find((one) => one.id === otherId) };
  });
  if (!found) throw notFound();
  // One of them has been merged into another, to which its page redirects.
  const { mine, other } = found.pair;
  if (mine.mergedInto || other.mergedInto) {
    throw redirect(adminPath('contact', { id: mine.id }));
  }
  return { head: adminHead(request, 'contacts:pair.title'), ...found };
}

export const action = mergeAction;

export default function ContactMerge({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<MergeReply>(actionData);
  return <MergePage pair={loaderData.pair} duplicate={loaderData.duplicate} reply={reply} />;
}

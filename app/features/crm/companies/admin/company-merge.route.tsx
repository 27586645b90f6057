import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import styles from '#app/features/crm/contacts/admin/merge.css?url';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import { type CompanyMergeReply, companyMergeAction } from '../commands/company-actions.server.ts';
import { readMerge } from '../company-merges.store.server.ts';
import type { Route } from './+types/company-merge.route';
import { CompanyMergePage } from './company-merge-page.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const [id, otherId] = [uuidParam(params.id), uuidParam(params.other)];
  if (id === otherId) throw notFound();
  const pair = await asPerson(user, (tx) => readMerge(tx, id, otherId));
  if (!pair) throw notFound();
  return { head: adminHead(request, 'companies:merge.title'), pair };
}

export const action = companyMergeAction;

export default function CompanyMerge({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<CompanyMergeReply>(actionData);
  return <CompanyMergePage pair={loaderData.pair} reply={reply} />;
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/proof.route';
import {
  type SubscriptionReply,
  subscriptionAction,
} from './commands/subscription-actions.server.ts';
import { ProofPage } from './proof-page.tsx';
import { readProof } from './staff-newsletter.store.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const proof = await asPerson(user, (tx) => readProof(tx, id));
  if (!proof) throw notFound();
  return { head: adminHead(request, 'nav.newsletter'), proof };
}

export const action = subscriptionAction;

export default function ProofRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('staff-newsletter');
  const reply = useLatestReply<SubscriptionReply>(actionData);
  return (
    <>
      <p>
        <Link className="link" to={adminPath('newsletter')}>
          {t('proof.back')}
        </Link>
      </p>
      <ProofPage proof={loaderData.proof} reply={reply} />
    </>
  );
}

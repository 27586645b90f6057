import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import peopleStyles from '#app/features/people/admin/people.css?url';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/request.route';
import { requestAction } from './commands/request-actions.server.ts';
import { RequestPage } from './request-page.tsx';
import { findingsOf, readStaffRequest } from './staff-privacy.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: peopleStyles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const found = await asPerson(user, async (tx) => {
    const one = await readStaffRequest(tx, id);
    return one && { one, findings: await findingsOf(tx, id) };
  });
  if (!found) throw notFound();
  return {
    head: adminHead(request, 'nav.privacy'),
    request: found.one,
    findings: found.findings,
    now: new Date().toISOString(),
  };
}

export const action = requestAction;

export default function PrivacyRequestScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('privacy');
  const reply = useLatestReply(actionData);
  const { request, findings, now } = loaderData;
  return (
    <>
      <p>
        <Link className="link" to={adminPath('privacy')}>
          {t('admin.back')}
        </Link>
      </p>
      {/* Remounted for another request: nothing half typed is carried over. */}
      <RequestPage key={request.id} request={request} findings={findings} reply={reply} now={now} />
    </>
  );
}

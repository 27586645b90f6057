import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/mail.route';
import { AgainNotice } from './again-notice.tsx';
import { mailAction } from './commands/mail-actions.server.ts';
import { MailPanel } from './mail-panel.tsx';
import styles from './mails.css?url';
import { readMail } from './mails.store.server.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const mail = await asPerson(user, (tx) => readMail(tx, id));
  if (!mail) throw notFound();
  return { head: adminHead(request, 'nav.mails'), mail };
}

export const action = mailAction;

export default function MailPage({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply(actionData);
  const { t } = useTranslation('mails');
  return (
    <>
      <p>
        <Link className="link" to={adminPath('mails')}>
          {t('back')}
        </Link>
      </p>
      <AgainNotice reply={reply} />
      <MailPanel mail={loaderData.mail} within="page" />
    </>
  );
}

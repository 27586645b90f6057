import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { adminPath } from '#app/paths.ts';
import { notFound, uuidParam } from '#app/platform/http/route-params.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/inbound-mail.route';
import { type MailReply, mailAction } from './commands/inbound-actions.server.ts';
import { InboundMailPage } from './inbound-mail-page.tsx';
import { readInboundMail } from './inbound-mails.store.server.ts';
import { InboundNotice } from './inbound-notice.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireUser(request, context);
  const id = uuidParam(params.id);
  const mail = await asPerson(user, (tx) => readInboundMail(tx, id));
  if (!mail) throw notFound();
  return { head: adminHead(request, 'nav.inboundMails'), mail };
}

export const action = mailAction;

/** One received mail. */
export default function InboundMailScreen({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<MailReply>(actionData);
  const { t } = useTranslation('inbound');
  return (
    <>
      <p>
        <Link className="link" to={adminPath('inboundMails')}>
          {t('list.back')}
        </Link>
      </p>
      <InboundNotice reply={reply} />
      <InboundMailPage mail={loaderData.mail} />
    </>
  );
}

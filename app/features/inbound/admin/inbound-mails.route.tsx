import { useTranslation } from 'react-i18next';
import { asPerson } from '#app/access/guard.server.ts';
import { requireUser } from '#app/access/require-user.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { inboundMailUrl } from '#app/platform/mail/mail-servers.server.ts';
import { parseListQuery } from '#app/ui/admin/data-table/list-query.ts';
import { useLatestReply } from '#app/ui/admin/use-latest-reply.ts';
import type { Route } from './+types/inbound-mails.route';
import {
  type UnverifiedMailReply,
  unverifiedMailAction,
} from './commands/inbound-actions.server.ts';
import { InboundMailList } from './inbound-mail-list.tsx';
import { inboundMailsList } from './inbound-mails.list.server.ts';
import {
  listInboundMails,
  readMailboxState,
  readUnverifiedMail,
} from './inbound-mails.store.server.ts';
import { InboundNotice } from './inbound-notice.tsx';
import { MailboxNotice, UnverifiedMailForm } from './unverified-mail-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = parseListQuery(inboundMailsList, new URL(request.url).searchParams);
  const { user } = requireUser(request, context);
  const { mails, unverifiedMail, box } = await asPerson(user, async (tx) => ({
    mails: await listInboundMails(tx, query),
    unverifiedMail: await readUnverifiedMail(tx),
    box: await readMailboxState(tx),
  }));
  return {
    head: adminHead(request, 'nav.inboundMails'),
    ...query.page(mails),
    unverifiedMail,
    box,
    isSet: inboundMailUrl() !== undefined,
  };
}

export const action = unverifiedMailAction;

/** Received mails, and the setting for those of unknown senders. */
export default function InboundMails({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useLatestReply<UnverifiedMailReply>(actionData);
  const { t } = useTranslation('admin');
  const { page, rows, unverifiedMail, box, isSet } = loaderData;
  return (
    <>
      <InboundNotice reply={reply} />
      <InboundMailList title={t('nav.inboundMails')} page={page} mails={rows} />
      <div className="admin-page">
        <MailboxNotice box={box} isSet={isSet} />
        <UnverifiedMailForm unverifiedMail={unverifiedMail} />
      </div>
    </>
  );
}

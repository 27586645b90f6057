import { useTranslation } from 'react-i18next';
import { askerOf } from '#app/access/asker.server.ts';
import { asPerson } from '#app/access/guard.server.ts';
import { adminHead } from '#app/areas/admin/admin-head.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { listAsked } from '#app/ui/admin/data-table/list-asked.ts';
import { useKeptReply } from '#app/ui/admin/use-kept-reply.ts';
import type { Route } from './+types/inbound-mails.route';
import { type StrangersReply, strangersAction } from './commands/inbound-actions.server.ts';
import { InboundMailList } from './inbound-mail-list.tsx';
import { inboundMailsList } from './inbound-mails.list.server.ts';
import { listInboundMails, readMailboxState, readStrangers } from './inbound-mails.store.server.ts';
import { InboundNotice } from './inbound-notice.tsx';
import { MailboxNotice, StrangersForm } from './strangers-form.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listed, ...part } = listAsked(inboundMailsList, new URL(request.url).searchParams);
  const { asker } = askerOf(request, context);
  const { mails, strangers, box } = await asPerson(asker, async (tx) => ({
    mails: await listInboundMails(tx, part),
    strangers: await readStrangers(tx),
    box: await readMailboxState(tx),
  }));
  return {
    head: adminHead(request, 'nav.inboundMails'),
    ...listed(mails),
    strangers,
    box,
    isSet: settings().INBOUND_MAIL_URL !== undefined,
  };
}

export const action = strangersAction;

/** Received mails, and the setting for those that reply to nothing of ours. */
export default function InboundMails({ loaderData, actionData }: Route.ComponentProps) {
  const reply = useKeptReply<StrangersReply>(actionData);
  const { t } = useTranslation('admin');
  const { page, rows, strangers, box, isSet } = loaderData;
  return (
    <>
      <InboundNotice reply={reply} />
      <InboundMailList title={t('nav.inboundMails')} page={page} mails={rows} />
      <div className="admin-page">
        <MailboxNotice box={box} isSet={isSet} />
        <StrangersForm strangers={strangers} />
      </div>
    </>
  );
}

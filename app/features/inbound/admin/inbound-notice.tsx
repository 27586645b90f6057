import { useTranslation } from 'react-i18next';
import { ReplyLine } from '#app/ui/admin/editor/reply-line.tsx';
import type { MailReply, UnverifiedMailReply } from './commands/inbound-actions.server.ts';

/** The result of a post about received mails. */
export function InboundNotice({ reply }: { reply: MailReply | UnverifiedMailReply | undefined }) {
  const { t } = useTranslation('inbound');
  if (!reply) return null;
  const text = reply.ok
    ? t(`done.${reply.intent}`)
    : t(`failed.${reply.code === 'gone' ? 'changed' : reply.code}`);
  return <ReplyLine kind="inbound" reply={reply} text={text} />;
}

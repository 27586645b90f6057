import { useTranslation } from 'react-i18next';
import type { MailReply, UnverifiedMailReply } from './commands/inbound-actions.server.ts';

/** The result of a post about received mails. */
export function InboundNotice({ reply }: { reply: MailReply | UnverifiedMailReply | undefined }) {
  const { t } = useTranslation('inbound');
  if (!reply) return null;
  return reply.ok ? (
    <p className="admin-notice" role="status">
      {t(`done.${reply.intent}`)}
    </p>
  ) : (
    <p className="admin-notice bad" role="alert">
      {t(`failed.${reply.code === 'gone' ? 'changed' : reply.code}`)}
    </p>
  );
}

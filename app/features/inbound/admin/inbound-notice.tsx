import { useTranslation } from 'react-i18next';
import type { InboundReply } from './inbound-mails.ts';

/** What became of a post about mails that came in. */
export function InboundNotice({ reply }: { reply: InboundReply | undefined }) {
  const { t } = useTranslation('inbound');
  if (!reply) return null;
  return reply.done ? (
    <p className="admin-notice" role="status">
      {t(`done.${reply.done}`)}
    </p>
  ) : (
    <p className="admin-notice bad" role="alert">
      {t(`failed.${reply.why}`)}
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import type { AgainReply } from './mails.ts';

/** The result of a request to send a mail again, posted without scripts. */
export function AgainNotice({ reply }: { reply: AgainReply | undefined }) {
  const { t } = useTranslation('mails');
  if (!reply) return null;
  const { outcome } = reply;
  return (
    <p role="status" className={outcome === 'again' ? 'admin-notice' : 'admin-notice bad'}>
      {t(`outcomes.${outcome}`)}
    </p>
  );
}

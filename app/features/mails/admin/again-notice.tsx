import { useTranslation } from 'react-i18next';
import type { AgainReply } from './mails.ts';

/** What became of asking for a mail once more, where the post was answered without scripts. */
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

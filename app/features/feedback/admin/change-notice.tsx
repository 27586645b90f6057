import { useTranslation } from 'react-i18next';
import type { ChangeReply } from './staff-feedback.ts';

/** What became of a change that was posted without scripts; with them a toast says it. */
export function ChangeNotice({ reply }: { reply: ChangeReply | undefined }) {
  const { t } = useTranslation('admin');
  if (!reply) return null;
  return reply.done ? (
    <p className="ad-notice" role="status">
      {t('feedback.updated')}: {t(`feedback.done.${reply.done}`)}
    </p>
  ) : (
    <p className="ad-notice bad" role="alert">
      {t('feedback.notUpdated')}: {t(`feedback.why.${reply.why}`)}
    </p>
  );
}

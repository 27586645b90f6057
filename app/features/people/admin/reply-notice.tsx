import { useTranslation } from 'react-i18next';
import type { AccessReply } from '../access-reply.server.ts';

/** What became of a change, read out as it arrives. */
export function ReplyNotice({ reply }: { reply: AccessReply | undefined }) {
  const { t } = useTranslation('people');
  if (!reply) return null;
  const { done, refusal, mistakes } = reply;
  if (done) {
    return (
      <p className="people-notice" role="status">
        {t(`done.${done}`)}
      </p>
    );
  }
  if (refusal) {
    return (
      <div className="people-notice bad" role="alert">
        <b>{t('refusals.title')}</b>
        <p>{t(`refusals.${refusal}`)}</p>
      </div>
    );
  }
  return (
    <p className="people-notice bad" role="alert">
      {t(mistakes['intent'] ? 'errors.intent' : 'errors.form')}
    </p>
  );
}

import { useTranslation } from 'react-i18next';
import type { SurveyReply } from './commands/survey-actions.server.ts';

/** The message for an act on surveys. */
export function useSurveyWords() {
  const { t } = useTranslation('surveys');
  return (reply: SurveyReply) => {
    if (!reply.ok) return t(`why.${reply.code}`);
    return reply.intent === 'send'
      ? t('done.send', { count: reply.data.people })
      : t(`done.${reply.intent}`, { email: reply.data.email });
  };
}

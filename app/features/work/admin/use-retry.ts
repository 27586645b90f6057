import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { JobReply } from './commands/job-actions.server.ts';

/** The message for jobs that were to be retried. */
export function useRetrySentence() {
  const { t } = useTranslation('admin');
  return (reply: JobReply) =>
    reply.ok ? t('work.again', { count: reply.data.count }) : t('work.notRetried');
}

/** Retries jobs without leaving the list. */
export function useRetry() {
  const sentence = useRetrySentence();
  return useActionToast<JobReply>(adminPath('work'), {
    kind: 'retried',
    wordsOf: (reply) => ({ title: sentence(reply) }),
  });
}

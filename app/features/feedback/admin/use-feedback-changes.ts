import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { toast } from 'sonner';
import type { ChangeReply } from './staff-feedback.ts';

/** Changes an entry without leaving the screen, and says what became of it (specification §8). */
export function useFeedbackChanges() {
  const { t } = useTranslation('admin');
  const fetcher = useFetcher<ChangeReply>();
  const { data } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (data.done) {
      toast.success(t('feedback.updated'), {
        id: 'feedback',
        description: t(`feedback.done.${data.done}`),
      });
    } else {
      toast.error(t('feedback.notUpdated'), {
        id: 'feedback',
        description: t(`feedback.why.${data.why}`),
      });
    }
  }, [data, t]);
  return fetcher;
}

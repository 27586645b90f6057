import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { toast } from 'sonner';

/** How many jobs are tried again; 0 when none could be. */
export type RetryReply = { retried: number };

/** Tries jobs again without leaving the list, and says what became of it. */
export function useRetry() {
  const { t } = useTranslation('admin');
  const fetcher = useFetcher<RetryReply>();
  const { data } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (data.retried > 0)
      toast.success(t('work.again', { count: data.retried }), { id: 'retried' });
    else toast.error(t('work.notRetried'), { id: 'retried' });
  }, [data, t]);
  return fetcher;
}

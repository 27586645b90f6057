import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';

/** How many jobs are retried; 0 when none could be. */
export type RetryReply = { retried: number };

/** Retries jobs without leaving the list, and reports the result. */
export function useRetry() {
  const { t } = useTranslation('admin');
  const fetcher = useFetcher<RetryReply>();
  const { data } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (data.retried > 0)
      showNotice('retried', 'success', t('work.again', { count: data.retried }));
    else showNotice('retried', 'error', t('work.notRetried'));
  }, [data, t]);
  return fetcher;
}

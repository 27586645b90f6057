import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { AgainReply } from './mails.ts';

/** Sends a mail once more without leaving the screen, and reports the result. */
export function useAgain() {
  const { t } = useTranslation('mails');
  const fetcher = useFetcher<AgainReply>();
  const { data } = fetcher;
  useEffect(() => {
    if (!data) return;
    const { outcome } = data;
    showNotice('mail-again', outcome === 'again' ? 'success' : 'error', t(`outcomes.${outcome}`));
  }, [data, t]);
  return fetcher;
}

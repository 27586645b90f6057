import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { placeField, type SeveralReply } from './ticket-replies.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Changes several tickets without leaving the screen, says so, and offers the way back. */
export function useSeveral(action: string) {
  const { t } = useTranslation('tickets');
  const fetcher = useFetcher<SeveralReply>();
  const { data, submit } = fetcher;
  useEffect(() => {
    if (!data) return;
    if (data.several === false) {
      showNotice('ticket', 'error', t('toast.notUpdated'), {
        description: t(`bulk.why.${data.why}`),
      });
      return;
    }
    const { count } = data;
    if (data.several === 'undone') {
      showNotice('ticket', 'success', t('toast.updated'), {
        description: t('bulk.undone', { count }),
      });
      return;
    }
    const { several, now, back } = data;
    showNotice('ticket', 'success', t('toast.updated'), {
      description: t('bulk.changed', { count }),
      ...(count > 0 && {
        duration: UNDO_MS,
        action: {
          label: t('toast.undo'),
          onClick: (event) => {
            // The answer takes this toast's place: one on its way out would take it along.
            event.preventDefault();
            const form = new FormData();
            form.append('intent', 'set-back');
            form.append('what', several);
            form.append('to', now);
            for (const place of back) form.append('back', placeField(place));
            void submit(form, { method: 'post', action });
          },
        },
      }),
    });
  }, [data, submit, t, action]);
  return fetcher;
}

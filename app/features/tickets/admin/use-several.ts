import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import { type SeveralReply, undoOfSeveral } from '../ticket-replies.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Changes several tickets without leaving the screen, says so, and offers the way back. */
export function useSeveral(action: string) {
  const { t } = useTranslation('tickets');
  const fetcher = useFetcher<SeveralReply>();
  const { data, submit } = fetcher;
  useEachReply(data, (data) => {
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
    const kept = 'act' in data ? data.kept : 0;
    showNotice('ticket', 'success', t('toast.updated'), {
      description: [t('bulk.changed', { count }), kept > 0 && t('bulk.kept', { count: kept })]
        .filter(Boolean)
        .join(' '),
      ...(count > 0 && {
        duration: UNDO_MS,
        action: {
          label: t('toast.undo'),
          onClick: (event) => {
            // The answer takes this toast's place: one on its way out would take it along.
            event.preventDefault();
            const form = new FormData();
            for (const [name, value] of undoOfSeveral(data)) form.append(name, value);
            void submit(form, { method: 'post', action });
          },
        },
      }),
    });
  });
  return fetcher;
}

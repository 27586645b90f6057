import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import { countMoved, type MoveReply, undoFields } from './staff-leads.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Moves leads without leaving the screen, says so, and offers the way back. */
export function useLeadMoves(action: string) {
  const { t } = useTranslation('leads');
  const fetcher = useFetcher<MoveReply>();
  const { data, submit } = fetcher;
  useEachReply(data, (data) => {
    // A question is asked in a dialog.
    if (!data.done && data.why === 'deals') return;
    if (!data.done) {
      showNotice('lead-moved', 'error', t(`notMoved.${data.why}`));
      return;
    }
    if (data.done === 'undone') {
      showNotice('lead-moved', 'success', t('undone', { count: data.count }), {
        ...(data.deals > 0 && { description: t('lostDeals.reopened', { count: data.deals }) }),
      });
      return;
    }
    const count = countMoved(data);
    const kept = data.done === 'movedMatching' ? data.kept : 0;
    const more = [
      data.deals > 0 && t('lostDeals.closed', { count: data.deals }),
      kept > 0 && t('keptBehind', { count: kept }),
    ].filter(Boolean);
    showNotice('lead-moved', 'success', t(`done.${data.status}`, { count }), {
      ...(more.length > 0 && { description: more.join(' ') }),
      ...(count > 0 && {
        duration: UNDO_MS,
        action: {
          label: t('undo'),
          onClick: (event) => {
            // The answer takes this toast's place: one on its way out would take it along.
            event.preventDefault();
            const form = new FormData();
            for (const [name, value] of undoFields(data)) form.append(name, value);
            void submit(form, { method: 'post', action });
          },
        },
      }),
    });
  });
  return fetcher;
}

import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import { countMoved, type EntriesReply, undoFields } from './staff-feedback.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Moves entries without leaving the screen, says so, and offers the way back. */
export function useEntryMoves(action: string) {
  const { t } = useTranslation('staff-feedback');
  const fetcher = useFetcher<EntriesReply>();
  const { data, submit } = fetcher;
  useEachReply(data, (data) => {
    if (!data.done) {
      showNotice('feedback', 'error', t('notUpdated'), { description: t(`notMoved.${data.why}`) });
      return;
    }
    if (data.done === 'undone') {
      showNotice('feedback', 'success', t('updated'), {
        description: t('undone', { count: data.count }),
      });
      return;
    }
    const count = countMoved(data);
    const kept = data.done === 'movedMatching' ? data.kept : 0;
    const mails = data.done === 'moved' ? data.mails : undefined;
    const said = [
      t(`movedTo.${data.status}`, { count }),
      kept > 0 && t('keptBehind', { count: kept }),
      mails !== undefined && t('told', { count: mails }),
    ];
    showNotice('feedback', 'success', t('updated'), {
      description: said.filter(Boolean).join(' '),
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

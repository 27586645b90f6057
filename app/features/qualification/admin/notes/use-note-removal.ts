import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import type { NoteReply } from './lead-notes.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Removes notes without leaving the screen, says so, and offers the way back. */
export function useNoteRemoval(action: string) {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  const fetcher = useFetcher<NoteReply>();
  const { data, submit } = fetcher;
  // Another lead may be open by the time of the reply.
  const postedTo = useRef(action);
  if (fetcher.formAction) postedTo.current = fetcher.formAction;
  useEachReply(data, (data) => {
    const to = postedTo.current;
    if (!data.note) {
      showNotice('note', 'error', t(`notKept.${data.why}`));
      return;
    }
    showNotice('note', 'success', t(`done.${data.note}`), {
      ...(data.note === 'removed' && {
        duration: UNDO_MS,
        action: {
          label: t('undo'),
          onClick: (event) => {
            // The answer takes this toast's place: one on its way out would take it along.
            event.preventDefault();
            void submit({ intent: 'restore-note', id: data.id }, { method: 'post', action: to });
          },
        },
      }),
    });
  });
  return fetcher;
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { OwnerReply } from './lead-owners.ts';
import { useOwnerSentence } from './use-owner-sentence.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Gives leads away without leaving the screen, says so, and offers the way back. */
export function useOwnerActs(action: string) {
  const { t } = useTranslation('leads');
  const sentence = useOwnerSentence();
  const fetcher = useFetcher<OwnerReply>();
  const { data, submit } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once an answer
  useEffect(() => {
    if (!data) return;
    const given = data.owner === 'given' ? data : undefined;
    showNotice('lead-given', data.owner ? 'success' : 'error', sentence(data), {
      ...(given && given.kept > 0 && { description: t('owners.kept', { count: given.kept }) }),
      ...(given &&
        given.count > 0 && {
          duration: UNDO_MS,
          action: {
            label: t('undo'),
            onClick: (event) => {
              // The answer takes this toast's place: one on its way out would take it along.
              event.preventDefault();
              void submit({ intent: 'give-back', act: given.act }, { method: 'post', action });
            },
          },
        }),
    });
  }, [data]);
  return fetcher;
}

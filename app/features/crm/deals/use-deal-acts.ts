import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import type { DealReply } from './deals.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** Why nothing was done, with where the deal is and who brought it there, as far as that is known. */
export function refusalText(
  t: TFunction<'deals'>,
  { why, stage, by }: Extract<DealReply, { done: false }>,
): string {
  if (why !== 'moved' || !stage) return t(`refused.${why}`);
  return by ? t('refused.movedBy', { stage, by }) : t('refused.movedTo', { stage });
}

/** Does things with deals without leaving the screen, says so, and offers the way back of a move. */
export function useDealActs(action: string, stageName: (id: string) => string) {
  const { t } = useTranslation('deals');
  const fetcher = useFetcher<DealReply>();
  const { data, submit } = fetcher;
  const named = useRef(stageName);
  useEffect(() => {
    named.current = stageName;
  });
  const undo = useRef<(() => void) | undefined>(undefined);
  useEffect(() => {
    if (!data) return;
    undo.current = undefined;
    if (data.done === false) showNotice('deal', 'error', refusalText(t, data));
    else if (data.done === 'undone') showNotice('deal', 'success', t('undone'));
    else if (data.done === 'saved') showNotice('deal', 'success', t('saved'));
    else if (data.done === 'given') {
      showNotice('deal', 'success', t('given', { count: data.count }));
    } else {
      const { id, event, stage } = data;
      const back = () => {
        undo.current = undefined;
        void submit({ intent: 'undo', id, event }, { method: 'post', action });
      };
      undo.current = event === null ? undefined : back;
      showNotice('deal', 'success', t('moved', { stage: named.current(stage) }), {
        ...(event !== null && {
          duration: UNDO_MS,
          action: {
            label: t('undo'),
            onClick: (press) => {
              // The answer takes this toast's place: one on its way out would take it along.
              press.preventDefault();
              back();
            },
          },
        }),
      });
      setTimeout(() => {
        if (undo.current === back) undo.current = undefined;
      }, UNDO_MS);
    }
  }, [data, submit, t, action]);
  return { fetcher, undoLast: () => undo.current?.() };
}

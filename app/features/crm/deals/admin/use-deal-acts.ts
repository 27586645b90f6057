import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import type { DealReply } from '../deals.ts';

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

/** What takes a move, or new owners, back as it is posted; undefined where nothing was changed. */
function wayBack(
  reply: Extract<DealReply, { done: 'moved' | 'given' }>,
): Record<string, string> | undefined {
  if (reply.done === 'given') {
    return reply.count > 0 ? { intent: 'give-back', act: reply.act } : undefined;
  }
  const { id, event } = reply;
  return event === null ? undefined : { intent: 'undo', id, event: String(event) };
}

/** Does things with deals without leaving the screen, says so, and offers the way back. */
export function useDealActs(action: string, stageName: (id: string) => string) {
  const { t } = useTranslation('deals');
  const fetcher = useFetcher<DealReply>();
  const { data, submit } = fetcher;
  const named = useRef(stageName);
  useEffect(() => {
    named.current = stageName;
  });
  const undo = useRef<(() => void) | undefined>(undefined);
  useEachReply(data, (data) => {
    undo.current = undefined;
    if (data.done === false) showNotice('deal', 'error', refusalText(t, data));
    else if (data.done === 'undone') showNotice('deal', 'success', t('undone'));
    else if (data.done === 'saved') showNotice('deal', 'success', t('saved'));
    else if (data.done === 'givenBack') {
      showNotice('deal', 'success', t('givenBack', { count: data.count }));
    } else {
      const asked = wayBack(data);
      const back = () => {
        undo.current = undefined;
        void submit(asked ?? {}, { method: 'post', action });
      };
      undo.current = asked && back;
      const said =
        data.done === 'given'
          ? t('given', { count: data.count })
          : t('moved', { stage: named.current(data.stage) });
      showNotice('deal', 'success', said, {
        ...(asked && {
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
  });
  return { fetcher, undoLast: () => undo.current?.() };
}

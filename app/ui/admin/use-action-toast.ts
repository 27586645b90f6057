import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { type ActionReply, undoFields } from './action-reply.ts';
import { UNREAD_FILTER } from './data-table/list-filters.ts';
import { showNotice } from './show-notice.ts';
import { useEachReply } from './use-each-reply.ts';

type Words<Reply> = {
  /** Toasts of one kind replace each other. */
  kind: string;
  /** The text for a reply; null where there is none. */
  wordsOf: (reply: Reply) => { title: string; text?: string | undefined } | null;
  /** The label of the undo; none where no command of the action has one. */
  undo?: string;
  /** Separates the replies of forms on one screen that post to one action. */
  fetcherKey?: string;
};

/**
 * Posts commands to `action` without leaving the screen, reports the result of each in a toast, and offers
 * an undo where the reply has one.
 */
export function useActionToast<Reply extends ActionReply>(
  action: string,
  { kind, wordsOf, undo: undoLabel, fetcherKey }: Words<Reply>,
): FetcherWithComponents<Reply> {
  const { t } = useTranslation('data-table');
  const fetcher = useFetcher<Reply>(fetcherKey === undefined ? {} : { key: fetcherKey });
  const { submit } = fetcher;
  // The screen may show another row by the time of the reply.
  const postedTo = useRef(action);
  if (fetcher.formAction) postedTo.current = fetcher.formAction;
  useEachReply(fetcher.data as Reply | undefined, (reply) => {
    const unread = !reply.ok && reply.code === UNREAD_FILTER;
    const words = unread ? { title: t('matching.unread'), text: undefined } : wordsOf(reply);
    if (!words) return;
    const to = postedTo.current;
    const undo = reply.ok ? reply.undo : undefined;
    showNotice(kind, reply.ok ? 'success' : 'error', words.title, {
      ...(words.text && { description: words.text }),
      ...(undo &&
        undoLabel !== undefined && {
          action: {
            label: undoLabel,
            onClick: (event) => {
              // The reply replaces this toast: one that is being removed would take it along.
              event.preventDefault();
              const form = new FormData();
              for (const [name, value] of undoFields(undo)) form.append(name, value);
              void submit(form, { method: 'post', action: to });
            },
          },
        }),
    });
  });
  return fetcher as FetcherWithComponents<Reply>;
}

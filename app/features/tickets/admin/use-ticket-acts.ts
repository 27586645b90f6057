import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { showNotice } from '#app/ui/admin/show-notice.ts';
import { useEachReply } from '#app/ui/admin/use-each-reply.ts';
import type { TicketReply } from '../ticket-replies.ts';

/** Longer than other toasts stay: the way to its button is long without a mouse. */
const UNDO_MS = 10_000;

/** The form that takes an act back; undefined where there is no way back. */
function wayBack(reply: Extract<TicketReply, { done: true }>): Record<string, string> | undefined {
  switch (reply.intent) {
    case 'move':
      return reply.from && { intent: 'move', status: reply.from };
    case 'remove-note':
      return { intent: 'restore-note', id: reply.id };
    case 'contact':
      return (
        reply.before && {
          intent: 'contact',
          contact: reply.before.contact,
          seen: String(reply.before.seen),
        }
      );
    case 'merge':
      return { intent: 'unmerge' };
    default:
      return undefined;
  }
}

/** What there is to say about an act on a ticket. */
export function useTicketWords() {
  const { t } = useTranslation('tickets');
  return (reply: TicketReply) =>
    reply.done
      ? { title: t('toast.updated'), text: t(`done.${reply.intent}`) }
      : { title: t('toast.notUpdated'), text: t(`why.${reply.why}`) };
}

/** Acts on a ticket without leaving the screen, says what became of it, and offers the way back. */
export function useTicketActs(action: string) {
  const { t } = useTranslation('tickets');
  const fetcher = useFetcher<TicketReply>();
  const wordsOf = useTicketWords();
  const { data, submit } = fetcher;
  // Another ticket may be open by the time of the reply.
  const postedTo = useRef(action);
  if (fetcher.formAction) postedTo.current = fetcher.formAction;
  useEachReply(data, (data) => {
    // That notes were read is no news.
    if (data.done && data.intent === 'read-notes') return;
    // A question is asked in a dialog.
    if (!data.done && data.merge) return;
    const to = postedTo.current;
    const { title, text } = wordsOf(data);
    const back = data.done ? wayBack(data) : undefined;
    showNotice('ticket', data.done ? 'success' : 'error', title, {
      description: text,
      ...(back && {
        duration: UNDO_MS,
        action: {
          label: t('toast.undo'),
          onClick: (event) => {
            // The answer takes this toast's place: one on its way out would take it along.
            event.preventDefault();
            void submit(back, { method: 'post', action: to });
          },
        },
      }),
    });
  });
  return fetcher;
}

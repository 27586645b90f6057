import { useTranslation } from 'react-i18next';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { TicketReply } from '../commands/ticket-actions.server.ts';

/** The message for an act on a ticket. */
export function useTicketWords() {
  const { t } = useTranslation('tickets');
  return (reply: TicketReply) =>
    reply.ok
      ? { title: t('toast.updated'), text: t(`done.${reply.intent}`) }
      : { title: t('toast.notUpdated'), text: t(`why.${reply.code}`) };
}

/** Posts commands on a ticket without leaving the screen. */
export function useTicketPosts(action: string) {
  const { t } = useTranslation('tickets');
  const wordsOf = useTicketWords();
  return useActionToast<TicketReply>(action, {
    kind: 'ticket',
    undo: t('toast.undo'),
    wordsOf: (reply) => {
      // That notes were read needs no message, and a question is asked in a dialog.
      const isSilent = reply.ok ? reply.intent === 'read-notes' : reply.details !== undefined;
      return isSilent ? null : wordsOf(reply);
    },
  });
}

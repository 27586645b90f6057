import { useTranslation } from 'react-i18next';
import { writtenPlaceholders } from '#app/ui/admin/composer/placeholders.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { TicketReply } from '../commands/ticket-actions.server.ts';

/** Why nothing was changed or sent; names what is still to be filled in of a template. */
export function useTicketRefusal() {
  const { t } = useTranslation('tickets');
  return ({ code, values }: Extract<TicketReply, { ok: false }>) =>
    t(`why.${code}`, { names: writtenPlaceholders(values['text'] ?? '') });
}

/** The message for an act on a ticket. */
export function useTicketWords() {
  const { t } = useTranslation('tickets');
  const refusalOf = useTicketRefusal();
  return (reply: TicketReply) =>
    reply.ok
      ? { title: t('toast.updated'), text: t(`done.${reply.intent}`) }
      : { title: t('toast.notUpdated'), text: refusalOf(reply) };
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

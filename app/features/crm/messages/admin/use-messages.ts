import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { MessageReply } from '../commands/message-actions.server.ts';

/** The message for a message that was sent, undone or dropped. */
function useWords() {
  const { t } = useTranslation('messages');
  return (reply: MessageReply) => {
    if (!reply.ok) {
      // A form that cannot be read lacks a field.
      return { title: t(`notSent.${reply.code === 'invalid' ? 'incomplete' : reply.code}`) };
    }
    if (reply.intent === 'take-back') return { title: t(`takenBack.${reply.data.what}`) };
    if (reply.intent === 'drop-draft') return { title: t('drafted.dropped') };
    const { channel, moved } = reply.data;
    return { title: t(`sent.${channel}`), text: moved ? t('moved') : undefined };
  };
}

/** Sends messages without leaving the screen. */
export function useMessages() {
  const { t } = useTranslation('messages');
  const wordsOf = useWords();
  return useActionToast<MessageReply>(adminPath('messages'), {
    kind: 'message',
    undo: t('undo'),
    wordsOf,
  });
}

import { useTranslation } from 'react-i18next';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { MoveReply } from './commands/lead-actions.server.ts';

/** The message for a move of leads, and for the deals that were closed or reopened with it. */
export function useMoveWords() {
  const { t } = useTranslation('leads');
  return (reply: MoveReply): { title: string; text?: string } => {
    if (!reply.ok) {
      return { title: reply.code === 'closing' ? '' : t(`notMoved.${reply.code}`) };
    }
    const { count, deals } = reply.data;
    if (!('status' in reply.data)) {
      return {
        title: t('undone', { count }),
        ...(deals > 0 && { text: t('closing.back', { count: deals }) }),
      };
    }
    return {
      title: t(`done.${reply.data.status}`, { count }),
      ...(deals > 0 && { text: t('closing.moved', { count: deals }) }),
    };
  };
}

/** Moves leads without leaving the screen. */
export function useLeadMoves(action: string) {
  const { t } = useTranslation('leads');
  const wordsOf = useMoveWords();
  return useActionToast<MoveReply>(action, {
    kind: 'lead-moved',
    undo: t('undo'),
    wordsOf: (reply) => {
      // A question opens a dialog.
      if (!reply.ok && reply.details) return null;
      const { title, text } = wordsOf(reply);
      const skipped = reply.ok && reply.intent === 'move-matching' ? reply.data.kept : 0;
      const more = [text, skipped > 0 && t('keptBehind', { count: skipped })].filter(Boolean);
      return { title, text: more.join(' ') };
    },
  });
}

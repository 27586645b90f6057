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
    const kept = 'kept' in reply.data ? reply.data.kept : 0;
    const title =
      'status' in reply.data ? t(`done.${reply.data.status}`, { count }) : t('undone', { count });
    const beside = [
      deals > 0 && t('status' in reply.data ? 'closing.moved' : 'closing.back', { count: deals }),
      kept > 0 && t('status' in reply.data ? 'keptBehind' : 'notUndone', { count: kept }),
    ].filter(Boolean);
    return { title, ...(beside.length > 0 && { text: beside.join(' ') }) };
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
      return wordsOf(reply);
    },
  });
}

import { useTranslation } from 'react-i18next';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import { isMoveReply, useMoveWords } from '../use-entry-toast.ts';
import type { IdeaReply } from './commands/idea-actions.server.ts';

/** The message for an act on ideas. */
export function useIdeaWords() {
  const { t } = useTranslation('ideas');
  const { t: words } = useTranslation('staff-feedback');
  const moveWordsOf = useMoveWords();
  return (reply: IdeaReply) => {
    if (isMoveReply(reply)) return moveWordsOf(reply);
    if (reply.ok) return { title: words('updated'), text: t(`done.${reply.intent}`) };
    // Only moves need a reason.
    const code = reply.code === 'reason' ? 'invalid' : reply.code;
    return { title: words('notUpdated'), text: t(`why.${code}`) };
  };
}

/** Posts commands on ideas without leaving the screen. */
export function useIdeaToast(action: string) {
  const { t } = useTranslation('staff-feedback');
  const wordsOf = useIdeaWords();
  return useActionToast<IdeaReply>(action, { kind: 'feedback', wordsOf, undo: t('undo') });
}

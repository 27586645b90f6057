import { useTranslation } from 'react-i18next';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { OwnerReply } from '../commands/lead-actions.server.ts';

/** The message for assigned leads. */
export function useOwnerSentence() {
  const { t } = useTranslation('leads');
  return (reply: OwnerReply): string => {
    if (!reply.ok) return t(`owners.refused.${reply.code}`);
    const { count } = reply.data;
    if (reply.intent === 'give-back') return t('owners.back', { count });
    const { name } = reply.data;
    return name ? t('owners.given', { count, name }) : t('owners.givenNobody', { count });
  };
}

/** Assigns leads without leaving the screen. */
export function useOwnerPosts(action: string) {
  const { t } = useTranslation('leads');
  const sentence = useOwnerSentence();
  return useActionToast<OwnerReply>(action, {
    kind: 'lead-given',
    undo: t('undo'),
    wordsOf: (reply) => {
      const saved = reply.ok && reply.intent !== 'give-back' ? reply.data.kept : 0;
      return {
        title: sentence(reply),
        text: saved > 0 ? t('owners.kept', { count: saved }) : undefined,
      };
    },
  });
}

import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { FormListReply } from './commands/form-actions.server.ts';

/** The message for a command on a form; a new form opens its builder without a message. */
export function useFormSentence() {
  const { t } = useTranslation('forms');
  return (reply: FormListReply): string | null => {
    if (!reply.ok) return t(`changed.${reply.code}`);
    if (reply.intent !== 'state') return null;
    const { name, to } = reply.data;
    return t(`changed.${to}`, { name });
  };
}

/** Posts commands on forms without leaving the screen. */
export function useFormPosts() {
  const { t } = useTranslation('forms');
  const sentence = useFormSentence();
  return useActionToast<FormListReply>(adminPath('forms'), {
    kind: 'form-changed',
    undo: t('changed.undo'),
    wordsOf: (reply) => {
      const title = sentence(reply);
      return title === null ? null : { title };
    },
  });
}

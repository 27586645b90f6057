import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { MailReply } from './commands/mail-actions.server.ts';

/** The message for a mail that was to be sent again. */
export function useAgainSentence() {
  const { t } = useTranslation('mails');
  return (reply: MailReply) => t(`outcomes.${reply.ok ? 'again' : reply.code}`);
}

/** Sends a mail once more without leaving the screen. */
export function useAgain() {
  const sentence = useAgainSentence();
  return useActionToast<MailReply>(adminPath('mails'), {
    kind: 'mail-again',
    wordsOf: (reply) => ({ title: sentence(reply) }),
  });
}

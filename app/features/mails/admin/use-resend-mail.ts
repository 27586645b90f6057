import { useTranslation } from 'react-i18next';
import { adminPath } from '#app/paths.ts';
import { useActionToast } from '#app/ui/admin/use-action-toast.ts';
import type { MailReply } from './commands/mail-actions.server.ts';

/** The message after a mail was sent again, or was refused. */
export function useResendMessage() {
  const { t } = useTranslation('mails');
  return (reply: MailReply) => t(`outcomes.${reply.ok ? 'again' : reply.code}`);
}

/** Sends a mail again without leaving the screen. */
export function useResendMail() {
  const sentence = useResendMessage();
  return useActionToast<MailReply>(adminPath('mails'), {
    kind: 'mail-again',
    wordsOf: (reply) => ({ title: sentence(reply) }),
  });
}

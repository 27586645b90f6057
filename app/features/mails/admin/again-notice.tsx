import type { MailReply } from './commands/mail-actions.server.ts';
import { useResendMessage } from './use-resend-mail.ts';

/** The result of a request to send a mail again, posted without scripts. */
export function AgainNotice({ reply }: { reply: MailReply | undefined }) {
  const sentence = useResendMessage();
  if (!reply) return null;
  return (
    <p role="status" className={reply.ok ? 'admin-notice' : 'admin-notice bad'}>
      {sentence(reply)}
    </p>
  );
}

import { Form } from 'react-router';
import type { TicketReply } from '../commands/ticket-actions.server.ts';
import { MergeQuestionFields } from './merge-question.tsx';
import { useTicketWords } from './use-ticket-posts.ts';

/** The result of an act posted without scripts; with them a toast shows it. */
export function TicketNotice({ reply }: { reply: TicketReply | undefined }) {
  const wordsOf = useTicketWords();
  if (!reply) return null;
  if (!reply.ok && reply.details) {
    return (
      <Form method="post" className="admin-notice">
        <MergeQuestionFields question={reply.details} />
      </Form>
    );
  }
  const { title, text } = wordsOf(reply);
  return (
    <p
      className={reply.ok ? 'admin-notice' : 'admin-notice bad'}
      role={reply.ok ? 'status' : 'alert'}
    >
      {`${title}: ${text}`}
    </p>
  );
}

import { useActWords } from './act-words.ts';
import type { ActReply } from './staff-feedback.ts';

/** What became of a change that was posted without scripts; with them a toast says it. */
export function ActNotice({ reply }: { reply: ActReply | undefined }) {
  const wordsOf = useActWords();
  if (!reply) return null;
  const { title, text } = wordsOf(reply);
  return (
    <p
      className={reply.done ? 'admin-notice' : 'admin-notice bad'}
      role={reply.done ? 'status' : 'alert'}
    >
      {`${title}: ${text}`}
    </p>
  );
}

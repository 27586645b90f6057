import { useChangeWords } from './change-words.ts';
import type { ChangeReply } from './staff-feedback.ts';

/** What became of a change that was posted without scripts; with them a toast says it. */
export function ChangeNotice({ reply }: { reply: ChangeReply | undefined }) {
  const wordsOf = useChangeWords();
  if (!reply) return null;
  const { title, text } = wordsOf(reply);
  return (
    <p
      className={reply.done ? 'ad-notice' : 'ad-notice bad'}
      role={reply.done ? 'status' : 'alert'}
    >
      {`${title}: ${text}`}
    </p>
  );
}

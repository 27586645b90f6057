import type { ActionReply } from '../action-reply.ts';
import { SavedLine } from './saved-line.tsx';
import { useSavedToast } from './use-saved-toast.ts';

type Props = {
  /** Toasts of one kind replace each other. */
  kind: string;
  reply: ActionReply | undefined;
  /** The text for the reply. */
  text: string;
};

/** The result of a post: a toast for a success, a line that stays for a refusal. */
export function ReplyLine({ kind, reply, text }: Props) {
  useSavedToast(kind, reply, reply?.ok && text);
  if (!reply) return null;
  if (reply.ok) return <SavedLine text={text} />;
  return (
    <p className="admin-notice bad" role="alert">
      {text}
    </p>
  );
}

import { Form } from 'react-router';
import type { ActionReply } from '#app/ui/admin/action-reply.ts';
import { SavedLine } from '#app/ui/admin/editor/saved-line.tsx';
import { useSavedToast } from '#app/ui/admin/editor/use-saved-toast.ts';
import { UndoChangeSet } from '#app/ui/admin/undo-fields.tsx';

const UNDO = 'main button[name="intent"][value="undo"]';

type Props = {
  /** Distinguishes its toast from those of other screens. */
  kind: string;
  reply: ActionReply | undefined;
  /** What was done, or why it was refused; empty without a reply. */
  text: string | undefined;
  undo: string;
};

/** The result of the last post, with a button that undoes its change set. */
export function SetNotice({ kind, reply, text, undo }: Props) {
  const done = reply?.ok ? text : undefined;
  const set = reply?.ok ? reply.undo?.['set'] : undefined;
  useSavedToast(kind, reply, done, set ? { label: undo, button: UNDO } : undefined);
  if (reply?.ok === false) {
    return (
      <p className="admin-notice bad" role="alert">
        {text}
      </p>
    );
  }
  if (!done) return null;
  return (
    <SavedLine text={done}>
      <Form method="post" preventScrollReset>
        <UndoChangeSet set={set} label={undo} className="button outlined compact" />
      </Form>
    </SavedLine>
  );
}

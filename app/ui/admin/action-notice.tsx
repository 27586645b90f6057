import { Form } from 'react-router';
import { Button } from '../button.tsx';
import type { ActionReply } from './action-reply.ts';
import { UndoFields } from './undo-fields.tsx';

type Props = {
  reply: ActionReply;
  text: string;
  /** The label of the undo. */
  undo: string;
  /** The address of the undo, if it is not that of the screen. */
  action?: string;
};

/** The result of a command that was posted without scripts, with its undo; with scripts a toast shows it. */
export function ActionNotice({ reply, text, undo, action }: Props) {
  if (!reply.ok) {
    return (
      <p className="admin-notice bad" role="alert">
        {text}
      </p>
    );
  }
  if (!reply.undo) {
    return (
      <p className="admin-notice" role="status">
        {text}
      </p>
    );
  }
  return (
    <Form method="post" action={action} className="admin-notice">
      <p role="status">{text}</p>
      <UndoFields undo={reply.undo} />
      <Button type="submit" variant="outline" small>
        {undo}
      </Button>
    </Form>
  );
}

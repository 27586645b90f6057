import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { undoFields } from '#app/ui/admin/action-reply.ts';
import { Button } from '#app/ui/button.tsx';
import type { MoveReply } from './commands/lead-actions.server.ts';
import { LostDealsFields } from './lost-deals-fields.tsx';
import { useMoveWords } from './use-lead-moves.ts';

/** The result of a move posted without scripts; with them a toast shows it. */
export function MoveNotice({ reply, action }: { reply: MoveReply; action: string }) {
  const { t } = useTranslation('leads');
  const { title, text } = useMoveWords()(reply);
  if (!reply.ok && reply.details) {
    return (
      <Form method="post" action={action} className="admin-notice dlg-ask">
        <LostDealsFields question={reply.details} />
      </Form>
    );
  }
  if (!reply.ok) {
    return (
      <p className="admin-notice bad" role="alert">
        {title}
      </p>
    );
  }
  const message = [title, text].filter(Boolean).join(' ');
  if (!reply.undo) {
    return (
      <p className="admin-notice" role="status">
        {message}
      </p>
    );
  }
  return (
    <Form method="post" action={action} className="admin-notice">
      <p role="status">{message}</p>
      {undoFields(reply.undo).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" small>
        {t('undo')}
      </Button>
    </Form>
  );
}

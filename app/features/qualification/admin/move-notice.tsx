import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { ActionNotice } from '#app/ui/admin/action-notice.tsx';
import { ClosingFields } from './closing-fields.tsx';
import type { MoveReply } from './commands/lead-actions.server.ts';
import { useMoveWords } from './use-lead-moves.ts';

/** The result of a move posted without scripts; with them a toast shows it. */
export function MoveNotice({ reply, action }: { reply: MoveReply; action: string }) {
  const { t } = useTranslation('leads');
  const { title, text } = useMoveWords()(reply);
  if (!reply.ok && reply.details) {
    return (
      <Form method="post" action={action} className="admin-notice dlg-ask">
        <ClosingFields question={reply.details} />
      </Form>
    );
  }
  const message = reply.ok ? [title, text].filter(Boolean).join(' ') : title;
  return <ActionNotice reply={reply} text={message} undo={t('undo')} action={action} />;
}

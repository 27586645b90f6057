import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import type { ActionReply } from '#app/ui/admin/action-reply.ts';
import { UndoFields } from '#app/ui/admin/undo-fields.tsx';
import { Button } from '#app/ui/button.tsx';

type Props = {
  reply: ActionReply;
  words: { title: string; text: string };
  /** The address of the undo. */
  action: string;
};

/** The result of an act posted without scripts; with them a toast shows it. */
export function FeedbackNotice({ reply, words: { title, text }, action }: Props) {
  const { t } = useTranslation('staff-feedback');
  const message = `${title}: ${text}`;
  if (!reply.ok || !reply.undo) {
    return (
      <p
        className={reply.ok ? 'admin-notice' : 'admin-notice bad'}
        role={reply.ok ? 'status' : 'alert'}
      >
        {message}
      </p>
    );
  }
  return (
    <Form method="post" action={action} className="admin-notice">
      <p role="status">{message}</p>
      <UndoFields undo={reply.undo} />
      <Button type="submit" variant="outline" small>
        {t('undo')}
      </Button>
    </Form>
  );
}

import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { undoFields } from '#app/ui/admin/action-reply.ts';
import { Button } from '#app/ui/button.tsx';
import type { FormListReply } from './commands/form-actions.server.ts';
import { useFormSentence } from './use-form-posts.ts';

/** The result of an act posted without scripts; with them a toast shows it. */
export function FormActNotice({ reply }: { reply: FormListReply | undefined }) {
  const { t } = useTranslation('forms');
  const sentence = useFormSentence();
  if (!reply) return null;
  if (!reply.ok) {
    return (
      <p className="admin-notice bad" role="alert">
        {sentence(reply)}
      </p>
    );
  }
  return (
    <Form method="post" className="admin-notice">
      <p role="status">{sentence(reply)}</p>
      {undoFields(reply.undo ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="outline" small>
        {t('changed.undo')}
      </Button>
    </Form>
  );
}

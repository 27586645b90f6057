import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { undoFields } from '#app/ui/admin/action-reply.ts';
import { Button } from '#app/ui/button.tsx';
import type { NoteReply } from '../commands/lead-actions.server.ts';
import { useNoteSentence } from './use-note-posts.ts';

/** The result of a note that was posted without scripts; with them a toast or the field shows it. */
export function NoteNotice({ reply, leadId }: { reply: NoteReply; leadId: string }) {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  const sentence = useNoteSentence()(reply);
  if (!reply.ok) {
    return (
      <p className="admin-notice bad" role="alert">
        {sentence}
      </p>
    );
  }
  return (
    <Form method="post" action={adminPath('lead', { id: leadId })} className="admin-notice">
      <p role="status">{sentence}</p>
      {reply.undo && (
        <>
          {undoFields(reply.undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Button type="submit" variant="outline" small>
            {t('undo')}
          </Button>
        </>
      )}
    </Form>
  );
}

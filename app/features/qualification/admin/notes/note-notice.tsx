import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { NoteReply } from './lead-notes.ts';

/** What became of a note that was posted without scripts; with them a toast or the field says it. */
export function NoteNotice({ reply, leadId }: { reply: NoteReply; leadId: string }) {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  if (!reply.note) {
    return (
      <p className="admin-notice bad" role="alert">
        {t(`notKept.${reply.why}`)}
      </p>
    );
  }
  return (
    <Form method="post" action={adminPath('lead', { id: leadId })} className="admin-notice">
      <p role="status">{t(`done.${reply.note}`)}</p>
      {reply.note === 'removed' && (
        <>
          <input type="hidden" name="id" value={reply.id} />
          <Button type="submit" variant="outline" small name="intent" value="restore-note">
            {t('undo')}
          </Button>
        </>
      )}
    </Form>
  );
}

import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { undoFields } from '#app/ui/admin/action-reply.ts';
import { Button } from '#app/ui/button.tsx';
import type { OwnerReply } from '../commands/lead-actions.server.ts';
import { useOwnerSentence } from './use-owner-posts.ts';

/** The result of an assignment of leads without scripts; with them a toast shows it. */
export function OwnerNotice({ reply, action }: { reply: OwnerReply; action: string }) {
  const { t } = useTranslation('leads');
  const sentence = useOwnerSentence()(reply);
  if (!reply.ok) {
    return (
      <p className="admin-notice bad" role="alert">
        {sentence}
      </p>
    );
  }
  return (
    <Form method="post" action={action} className="admin-notice">
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

import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { OwnerReply } from './lead-owners.ts';
import { useOwnerSentence } from './use-owner-sentence.ts';

/** What became of leads that were given away without scripts; with them a toast says it. */
export function OwnerNotice({ reply, action }: { reply: OwnerReply; action: string }) {
  const { t } = useTranslation('leads');
  const said = useOwnerSentence()(reply);
  if (!reply.owner) {
    return (
      <p className="admin-notice bad" role="alert">
        {said}
      </p>
    );
  }
  return (
    <Form method="post" action={action} className="admin-notice">
      <p role="status">{said}</p>
      {reply.owner === 'given' && reply.count > 0 && (
        <>
          <input type="hidden" name="act" value={reply.act} />
          <Button type="submit" variant="outline" small name="intent" value="give-back">
            {t('undo')}
          </Button>
        </>
      )}
    </Form>
  );
}

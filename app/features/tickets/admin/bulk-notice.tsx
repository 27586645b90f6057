import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { UndoFields } from '#app/ui/admin/undo-fields.tsx';
import { Button } from '#app/ui/button.tsx';
import type { BulkReply } from '../commands/bulk-actions.server.ts';
import { useBulkWords } from './use-bulk-toast.ts';

/** The result of a change of many tickets posted without scripts; with them a toast shows it. */
export function BulkNotice({ reply }: { reply: BulkReply | undefined }) {
  const { t } = useTranslation('tickets');
  const wordsOf = useBulkWords();
  if (!reply) return null;
  return (
    <div
      className={reply.ok ? 'admin-notice' : 'admin-notice bad'}
      role={reply.ok ? 'status' : 'alert'}
    >
      <p>{wordsOf(reply).text}</p>
      {reply.ok && reply.undo && (
        <Form method="post">
          <UndoFields undo={reply.undo} />
          <Button type="submit" small variant="outline">
            {t('toast.undo')}
          </Button>
        </Form>
      )}
    </div>
  );
}

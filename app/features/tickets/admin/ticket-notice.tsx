import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import type { TicketReply } from '../commands/ticket-actions.server.ts';
import { isSeveralReply, type SeveralReply, undoOfSeveral } from '../ticket-replies.ts';
import { MergeQuestionFields } from './merge-question.tsx';
import { useTicketWords } from './use-ticket-acts.ts';

/** What became of an act that was posted without scripts; with them a toast says it. */
export function TicketNotice({ reply }: { reply: TicketReply | SeveralReply | undefined }) {
  const { t } = useTranslation('tickets');
  const wordsOf = useTicketWords();
  if (!reply) return null;
  if (isSeveralReply(reply)) {
    const good = reply.several !== false;
    const said =
      reply.several === false
        ? t(`bulk.why.${reply.why}`)
        : t(reply.several === 'undone' ? 'bulk.undone' : 'bulk.changed', { count: reply.count });
    const kept = 'kept' in reply ? reply.kept : 0;
    return (
      <div className={good ? 'admin-notice' : 'admin-notice bad'} role={good ? 'status' : 'alert'}>
        <p>{[said, kept > 0 && t('bulk.kept', { count: kept })].filter(Boolean).join(' ')}</p>
        {reply.several !== false && reply.several !== 'undone' && reply.count > 0 && (
          <Form method="post">
            {undoOfSeveral(reply).map(([name, value]) => (
              <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
            ))}
            <Button type="submit" small variant="outline">
              {t('toast.undo')}
            </Button>
          </Form>
        )}
      </div>
    );
  }
  if (!reply.ok && reply.details) {
    return (
      <Form method="post" className="admin-notice">
        <MergeQuestionFields question={reply.details} />
      </Form>
    );
  }
  const { title, text } = wordsOf(reply);
  return (
    <p
      className={reply.ok ? 'admin-notice' : 'admin-notice bad'}
      role={reply.ok ? 'status' : 'alert'}
    >
      {`${title}: ${text}`}
    </p>
  );
}

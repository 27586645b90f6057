import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { QuestionDialog } from '#app/ui/admin/question-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import type { TicketReply } from '../commands/ticket-actions.server.ts';
import type { MergeQuestion } from '../ticket-replies.ts';

/** Names both customers, and merges their tickets once confirmed. */
export function MergeQuestionFields({ question }: { question: MergeQuestion }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'merge.two' });
  const { number, from, into, seen } = question;
  return (
    <>
      <p>{t('text', { from, into })}</p>
      <input type="hidden" name="intent" value="merge" />
      <input type="hidden" name="number" value={number} />
      <input type="hidden" name="seen" value={seen} />
      <div className="acts">
        <Button type="submit">{t('confirm')}</Button>
      </div>
    </>
  );
}

type Props = { fetcher: FetcherWithComponents<TicketReply>; action: string };

/** Opens when tickets of two customers were to be merged. */
export function MergeDialog({ fetcher, action }: Props) {
  const { t } = useTranslation('tickets', { keyPrefix: 'merge.two' });
  const { data } = fetcher;
  const question = data?.ok === false ? data.details : undefined;
  return (
    <QuestionDialog
      id="merge-two"
      {...{ fetcher, action, question }}
      title={t('question')}
      closeLabel={t('keep')}
    >
      {question && <MergeQuestionFields question={question} />}
    </QuestionDialog>
  );
}

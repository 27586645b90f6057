import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { openDialog } from '#app/ui/open-dialog.ts';
import type { MergeQuestion, TicketReply } from './ticket-replies.ts';

/** Names both customers, and merges their tickets all the same. */
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

/** Opens when tickets of two customers were to be merged; shut without an answer, nothing has changed. */
export function MergeDialog({ fetcher, action }: Props) {
  const { t } = useTranslation('tickets', { keyPrefix: 'merge.two' });
  const dialog = useRef<HTMLDialogElement>(null);
  const { data } = fetcher;
  const question = data?.done === false ? data.merge : undefined;
  useEffect(() => {
    if (question && dialog.current) openDialog(dialog.current);
    else dialog.current?.close();
  }, [question]);
  return (
    <Dialog ref={dialog} labelledBy="merge-two" closeLabel={t('keep')} narrow>
      {question && (
        <fetcher.Form
          method="post"
          action={action}
          className="dlg-ask"
          onSubmit={() => dialog.current?.close()}
        >
          <h2 className="t2" id="merge-two" tabIndex={-1}>
            {t('question')}
          </h2>
          <MergeQuestionFields question={question} />
        </fetcher.Form>
      )}
    </Dialog>
  );
}

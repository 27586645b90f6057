import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { Dialog } from '#app/ui/dialog.tsx';
import { openDialog } from '#app/ui/open-dialog.ts';
import { LostDealsFields } from './lost-deals-fields.tsx';
import type { MoveReply } from './staff-leads.ts';

type Props = { fetcher: FetcherWithComponents<MoveReply>; action: string };

/** Opens when leads were to be lost that leave deals open; shut without an answer, nothing has changed. */
export function LostDealsDialog({ fetcher, action }: Props) {
  const { t } = useTranslation('leads', { keyPrefix: 'lostDeals' });
  const dialog = useRef<HTMLDialogElement>(null);
  const { data } = fetcher;
  const question = data?.done === false && data.why === 'deals' ? data : undefined;
  useEffect(() => {
    if (question && dialog.current) openDialog(dialog.current);
    else dialog.current?.close();
  }, [question]);
  return (
    <Dialog ref={dialog} labelledBy="lost-deals" closeLabel={t('shut')} narrow>
      {question && (
        <fetcher.Form
          method="post"
          action={action}
          className="dlg-ask"
          onSubmit={() => dialog.current?.close()}
        >
          <h2 className="t2" id="lost-deals" tabIndex={-1}>
            {t('question', { count: question.open.length || 2 })}
          </h2>
          <LostDealsFields question={question} />
        </fetcher.Form>
      )}
    </Dialog>
  );
}

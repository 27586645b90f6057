import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { QuestionDialog } from '#app/ui/admin/question-dialog.tsx';
import { LostDealsFields } from './lost-deals-fields.tsx';
import type { MoveReply } from './staff-leads.ts';

type Props = { fetcher: FetcherWithComponents<MoveReply>; action: string };

/** Opens when leads were to be lost that leave deals open. */
export function LostDealsDialog({ fetcher, action }: Props) {
  const { t } = useTranslation('leads', { keyPrefix: 'lostDeals' });
  const { data } = fetcher;
  const question = data?.done === false && data.why === 'deals' ? data : undefined;
  return (
    <QuestionDialog
      id="lost-deals"
      {...{ fetcher, action, question }}
      title={t('question', { count: question?.open.length || 2 })}
      closeLabel={t('shut')}
    >
      {question && <LostDealsFields question={question} />}
    </QuestionDialog>
  );
}

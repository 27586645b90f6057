import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { QuestionDialog } from '#app/ui/admin/question-dialog.tsx';
import type { MoveReply } from './commands/lead-actions.server.ts';
import { LostDealsFields } from './lost-deals-fields.tsx';

type Props = { fetcher: FetcherWithComponents<MoveReply>; action: string };

/** Opens when lost leads would leave deals open. */
export function LostDealsDialog({ fetcher, action }: Props) {
  const { t } = useTranslation('leads', { keyPrefix: 'lostDeals' });
  const { data } = fetcher;
  const question = data?.ok === false ? data.details : undefined;
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

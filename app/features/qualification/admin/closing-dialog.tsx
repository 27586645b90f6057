import { useTranslation } from 'react-i18next';
import type { FetcherWithComponents } from 'react-router';
import { QuestionDialog } from '#app/ui/admin/question-dialog.tsx';
import { ClosingFields } from './closing-fields.tsx';
import type { MoveReply } from './commands/lead-actions.server.ts';

type Props = { fetcher: FetcherWithComponents<MoveReply>; action: string };

/** Opens where a reason for closing leads is required, or a choice about their deals. */
export function ClosingDialog({ fetcher, action }: Props) {
  const { t } = useTranslation('leads', { keyPrefix: 'closing' });
  const { data } = fetcher;
  const question = data?.ok === false ? data.details : undefined;
  return (
    <QuestionDialog
      id="closing"
      {...{ fetcher, action, question }}
      title={t(`title.${question?.to ?? 'lost'}`)}
      closeLabel={t('shut')}
    >
      {question && <ClosingFields question={question} />}
    </QuestionDialog>
  );
}

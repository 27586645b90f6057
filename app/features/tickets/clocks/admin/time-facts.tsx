import { useTranslation } from 'react-i18next';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { TicketTimes } from '../ticket-times.ts';

/** Among the facts of a ticket: due times of its first reply and its solution, and what stops the clock. */
export function TimeFacts({ times: { answer, solution } }: { times: TicketTimes }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'times' });
  const stands = solution.stands && solution.target !== null;
  const due = solution.dueAt && <Moment at={solution.dueAt} />;
  return (
    <>
      {answer.dueAt && (
        <div>
          <dt>{t('answerBy')}</dt>
          <dd>
            <Moment at={answer.dueAt} />
          </dd>
        </div>
      )}
      {(stands || due) && (
        <div>
          <dt>{t('solveBy')}</dt>
          <dd>{stands ? t('stands') : due}</dd>
        </div>
      )}
    </>
  );
}

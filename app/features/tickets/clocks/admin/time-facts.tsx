import { useTranslation } from 'react-i18next';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { TicketTimes } from '../ticket-times.ts';

/** Among the facts of a ticket: due times of its first reply and its solution, and what stops the clock. */
export function TimeFacts({ times: { answer, solution } }: { times: TicketTimes }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'times' });
  const locale = useLocale();
  const at = (moment: string) => formatDateTime(new Date(moment), locale);
  const facts = [
    [t('answerBy'), answer.dueAt && at(answer.dueAt)],
    [
      t('solveBy'),
      solution.stands && solution.target !== null
        ? t('stands')
        : solution.dueAt && at(solution.dueAt),
    ],
  ].filter(([, value]) => value);
  return facts.map(([label, value]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

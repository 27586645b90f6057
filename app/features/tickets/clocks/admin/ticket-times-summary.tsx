import { useTranslation } from 'react-i18next';
import { Clock } from '#app/ui/admin/clock/clock.tsx';
import { isTimed, type TicketTimes } from '../ticket-times.ts';

const BOTH = ['answer', 'solution'] as const;

/** At the head of a ticket: the time until its first reply and until its solution, in words. */
export function TicketTimesSummary({ times }: { times: TicketTimes }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'times' });
  const timed = BOTH.filter((one) => isTimed(times[one]));
  if (timed.length === 0) return null;
  return (
    <ul className="clock-told" aria-label={t('label')}>
      {timed.map((one) => (
        <li key={one}>
          <Clock facts={times[one]} to={one} words />
        </li>
      ))}
    </ul>
  );
}

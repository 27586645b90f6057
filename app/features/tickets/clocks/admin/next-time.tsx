import { Clock } from '#app/ui/admin/clock/clock.tsx';
import { nextOf, type TicketTimes } from '../ticket-times.ts';

/** The next due time of a ticket, in a row. */
export function NextTime({ times }: { times: TicketTimes }) {
  const next = nextOf(times);
  return <Clock facts={times[next]} to={next} />;
}

import { Clock } from '#app/ui/admin/clock/clock.tsx';
import { nextOf, type TicketTimes } from '../ticket-times.ts';

/** What is due of a ticket next, in a row. */
export function NextTime({ times }: { times: TicketTimes }) {
  const next = nextOf(times);
  return <Clock facts={times[next]} to={next} />;
}

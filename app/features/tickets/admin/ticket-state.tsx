import { useTranslation } from 'react-i18next';
import { StateSteps } from '#app/ui/admin/state-steps.tsx';
import { PRIORITIES, type Priority, type TicketStatus } from '../ticket.ts';

const STEPS: readonly TicketStatus[] = ['open', 'in_progress', 'solved'];

/** The status of the ticket, as filled steps and as a word. */
export function TicketState({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('tickets');
  const reached = status === 'waiting' ? 1 : status === 'closed' ? 2 : STEPS.indexOf(status);
  return (
    <StateSteps status={status} steps={STEPS} reached={reached} label={t(`statuses.${status}`)} />
  );
}

/** The priority of a ticket, as bars and as a word. */
export function TicketPriority({ priority }: { priority: Priority }) {
  const { t } = useTranslation('tickets');
  const height = PRIORITIES.indexOf(priority);
  return (
    <span className="ticket-rank" data-rank={priority}>
      <span aria-hidden="true">
        {PRIORITIES.map((one, index) => (
          <i key={one} data-on={index <= height || undefined} />
        ))}
      </span>
      {t(`priorities.${priority}`)}
    </span>
  );
}

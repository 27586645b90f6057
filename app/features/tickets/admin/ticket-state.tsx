import { useTranslation } from 'react-i18next';
import { PRIORITIES, type Priority, type TicketStatus } from '../ticket.ts';

const STEPS: readonly TicketStatus[] = ['open', 'in_progress', 'solved'];

/** The status of the ticket, as filled steps and as a word. */
export function TicketState({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('tickets');
  const reached = status === 'waiting' ? 1 : status === 'closed' ? 2 : STEPS.indexOf(status);
  return (
    <span className="admin-state" data-status={status}>
      <span aria-hidden="true">
        {STEPS.map((step, index) => (
          <i key={step} data-on={index <= reached || undefined} />
        ))}
      </span>
      {t(`statuses.${status}`)}
    </span>
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

import { UserPlus } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ticketNumber } from '#app/features/tickets/ticket.ts';
import { placeField } from '#app/features/tickets/ticket-replies.ts';
import { adminPath } from '#app/paths.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { QueueRow } from './queue-row.tsx';
import type { RowProps } from './row-props.ts';

/** A ticket that waits for the company's reply: it is opened to write one, and assigned from the row. */
export function TicketRow({ row: ticket, me, acts: { tickets } }: RowProps<'tickets'>) {
  const { t } = useTranslation('today', { keyPrefix: 'queue.tickets' });
  const action = adminPath('tickets');
  const assign = (event: MouseEvent<HTMLButtonElement>) => {
    // The button disappears once the ticket is assigned to the user: the row keeps the focus.
    event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-row]')?.focus();
    const seen = placeField({ id: ticket.id, was: ticket.ownerId ?? '' });
    void tickets.submit({ intent: 'set', what: 'owner', to: me, seen }, { method: 'post', action });
  };
  const named = `${ticketNumber(ticket.number)} ${ticket.title}`;
  return (
    <QueueRow
      mark={<Square name={ticket.asks || ticket.title} />}
      to={`${action}?waits=house&open=${ticket.id}`}
      title={ticket.title}
      about={[ticketNumber(ticket.number), ticket.asks, ticket.isMine ? '' : ticket.owner]
        .filter(Boolean)
        .join(', ')}
      end={<Moment at={ticket.since} />}
      acts={
        ticket.ownerId !== me && (
          <button
            type="button"
            className="overview-act"
            data-act="m"
            title={t('take')}
            aria-label={t('takeNamed', { title: named })}
            aria-disabled={tickets.state !== 'idle' || undefined}
            onClick={assign}
          >
            <UserPlus aria-hidden="true" />
          </button>
        )
      }
    />
  );
}

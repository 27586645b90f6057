import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { type TicketRow, ticketNumber } from '../ticket.ts';
import { TicketState } from './ticket-state.tsx';

type Props = {
  /** The contact's newest tickets; undefined for users who may not read tickets. */
  tickets: readonly TicketRow[] | undefined;
  of: { contact: string } | { company: string };
};

/** The tickets of a contact, or of the people of a company, and a link to open one more. */
export function TicketsOf({ tickets, of }: Props) {
  const { t } = useTranslation('tickets');
  const { may } = usePermissions();
  if (!tickets) return null;
  return (
    <section aria-labelledby="tickets-of">
      <h2 className="subtitle" id="tickets-of">
        {t('caption')}
      </h2>
      {tickets.length === 0 && <p className="soft">{t('of.none')}</p>}
      <ul className="contact-deals">
        {tickets.map(({ id, number, title, status, lastAt }) => (
          <li key={id}>
            <Link className="link" to={adminPath('ticket', { id })}>
              <span className="num">{ticketNumber(number)}</span> {title}
            </Link>
            <Moment at={lastAt} />
            <TicketState status={status} />
          </li>
        ))}
      </ul>
      <p className="acts">
        {'contact' in of && may('feedback', 'create') && (
          <Link
            className="button outlined compact"
            to={`${adminPath('newTicket')}?contact=${of.contact}`}
          >
            <Plus aria-hidden="true" /> {t('new.title')}
          </Link>
        )}
        {tickets.length > 0 && (
          <Link className="link" to={`${adminPath('tickets')}?${new URLSearchParams(of)}`}>
            {t('of.all')}
          </Link>
        )}
      </p>
    </section>
  );
}

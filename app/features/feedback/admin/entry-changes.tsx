import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ticketNumber } from '#app/features/tickets/ticket.ts';
import { adminPath } from '#app/paths.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Changed } from '#app/ui/admin/record/changed.tsx';
import type { EntryStatus } from '../feedback.store.server.ts';
import type { Entry } from './staff-feedback.store.server.ts';

type Change = Entry['history'][number];

function Move({ change: { kind, at, from, to, by, ticket } }: { change: Change }) {
  const { t } = useTranslation('staff-feedback');
  const nameOf = (value: string | null) =>
    kind === 'owner' ? value : t(`statuses.${value as EntryStatus}`);
  return (
    <>
      <Moment at={at} />
      <span>
        <Changed
          what={t(kind === 'owner' ? 'owner' : 'status')}
          from={nameOf(from)}
          to={nameOf(to)}
        />
        {', '}
        {by ?? t('byServer')}
        {ticket && (
          <>
            {', '}
            <Link className="link" to={adminPath('ticket', { id: ticket.id })}>
              {t('byTicket', { number: ticketNumber(ticket.number) })}
            </Link>
          </>
        )}
      </span>
    </>
  );
}

/** How an entry moved, as items of its timeline. */
export const changesOf = (entry: Entry) =>
  entry.history.map((change) => ({
    key: change.at,
    at: change.at,
    kind: 'change' as const,
    line: <Move change={change} />,
  }));

import { useTranslation } from 'react-i18next';
import { Gauge } from '#app/areas/portal/parts/portal-frame.tsx';
import { formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { portalPath } from '#app/paths.ts';
import type { ClientTicketRow } from '../client-tickets.ts';
import { type TicketStatus, ticketNumber } from '../ticket.ts';

const STEP: Record<TicketStatus, number> = {
  open: 1,
  others: 1,
  in_progress: 2,
  waiting: 3,
  solved: 4,
  closed: 4,
};

/** The status of a ticket, and whose turn it is, in words. */
export function TicketGauge({ status }: { status: TicketStatus }) {
  const { t } = useTranslation('client-tickets');
  const isDone = status === 'solved' || status === 'closed';
  return (
    <Gauge word={t(`states.${status}`)} on={STEP[status]} of={4} kind={isDone ? 'done' : 'hot'} />
  );
}

/** Tickets as a list: title, requester and date, and whose turn it is. */
export function TicketRows({ rows, now }: { rows: readonly ClientTicketRow[]; now: string }) {
  const { t } = useTranslation('client-tickets');
  const locale = useLocale();
  return (
    <ul className="portal-rows">
      {rows.map(({ id, number, title, status, project, openedBy, lastAt }) => (
        <li key={id} className="portal-row">
          <div className="client-ticket-what">
            <a className="link" href={portalPath('ticket', { id })}>
              {ticketNumber(number)}, {title}
            </a>
            <p className="soft">
              {[
                t('list.by', { name: openedBy ?? t('someone') }),
                project,
                t('list.last', { when: formatWhen(new Date(lastAt), new Date(now), locale) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          <TicketGauge status={status} />
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { PRIORITIES, ticketNumber, transitionsFrom } from '#app/features/tickets/ticket.ts';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Select } from '#app/ui/select.tsx';
import type { Entry } from './staff-feedback.store.server.ts';
import { useEntryToast } from './use-entry-toast.ts';

type Ticket = Entry['tickets'][number];

export const ticketLinkId = (id: string) => `ticket-link-${id}`;

function TicketRow({ entryId, ticket }: { entryId: string; ticket: Ticket }) {
  const { t } = useTranslation('staff-feedback');
  const fetcher = useEntryToast(adminPath('feedbackEntry', { id: entryId }));
  const priority = PRIORITIES.find((known) => known === ticket.priority) ?? 'medium';
  return (
    <li>
      <p>
        <Link
          id={ticketLinkId(ticket.id)}
          className="link"
          to={adminPath('ticket', { id: ticket.id })}
        >
          <b>{`${ticketNumber(Number(ticket.number))} · ${ticket.title}`}</b>
        </Link>
        {` · ${t(`tickets.statuses.${ticket.status}`)} · `}
        {t(`tickets.priorities.${priority}`)}
      </p>
      <fetcher.Form
        method="post"
        action={adminPath('feedbackEntry', { id: entryId })}
        className="acts"
      >
        <input type="hidden" name="intent" value="ticket-move" />
        <input type="hidden" name="ticket" value={ticket.id} />
        <input type="hidden" name="seen" value={ticket.status} />
        {transitionsFrom(ticket.status).map((status) => (
          <Needs
            key={status}
            resource="feedback"
            action="update"
            label={t(`tickets.moves.${status}`)}
            item={ticket.title}
          >
            <Button type="submit" name="status" value={status} small variant="outline">
              {t(`tickets.moves.${status}`)}
            </Button>
          </Needs>
        ))}
      </fetcher.Form>
    </li>
  );
}

function OpenTicket({ entryId }: { entryId: string }) {
  const { t } = useTranslation('staff-feedback');
  const fetcher = useEntryToast(adminPath('feedbackEntry', { id: entryId }));
  const form = useRef<HTMLFormElement>(null);
  const { data } = fetcher;
  useEffect(() => {
    if (data?.ok) form.current?.reset();
  }, [data]);
  return (
    <fetcher.Form ref={form} method="post" action={adminPath('feedbackEntry', { id: entryId })}>
      <input type="hidden" name="intent" value="ticket" />
      <Field id="ticket-title" name="title" label={t('tickets.title')} maxLength={200} required />
      <Select
        id="ticket-priority"
        name="priority"
        label={t('tickets.priority')}
        defaultValue="medium"
        options={PRIORITIES.map((value) => ({
          value,
          label: t(`tickets.priorities.${value}`),
        }))}
      />
      <p className="acts">
        <Button type="submit" small variant="outline">
          {t('tickets.open')}
        </Button>
      </p>
    </fetcher.Form>
  );
}

/** Tickets of an entry, and a form to open one. */
export function EntryTickets({ entry }: { entry: Entry }) {
  const { t } = useTranslation('staff-feedback');
  return (
    <section aria-labelledby="tickets">
      <h2 id="tickets" className="subtitle">
        {t('tickets.heading')}
      </h2>
      <ul>
        {entry.tickets.map((ticket) => (
          <TicketRow key={ticket.id} entryId={entry.id} ticket={ticket} />
        ))}
      </ul>
      <Needs resource="feedback" action="create" label={t('tickets.open')}>
        <OpenTicket entryId={entry.id} />
      </Needs>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { adminPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { Ticket, TicketRef } from '../queries/ticket.store.server.ts';
import { ticketNumber } from '../ticket.ts';
import { MergeDialog } from './merge-question.tsx';
import { useTicketPosts } from './use-ticket-posts.ts';

type Props = { ticket: Ticket };

function TicketLink({ ticket }: { ticket: TicketRef }) {
  return (
    <Link className="link" to={adminPath('ticket', { id: ticket.id })}>
      <span className="num">{ticketNumber(ticket.number)}</span> {ticket.title}
    </Link>
  );
}

/** Related tickets: merged ones, continued ones, and continuations. */
export function TicketKin({ ticket }: Props) {
  const { t } = useTranslation('tickets', { keyPrefix: 'merge' });
  const { t: tInbound } = useTranslation('inbound', { keyPrefix: 'join' });
  const action = adminPath('ticket', { id: ticket.id });
  const fetcher = useTicketPosts(action);
  return (
    <>
      {ticket.mergedInto && (
        <fetcher.Form method="post" action={action} className="acts">
          <input type="hidden" name="intent" value="unmerge" />
          <p>
            {t('into')} <TicketLink ticket={ticket.mergedInto} />
          </p>
          <Needs resource="feedback" action="update" label={t('undo')}>
            <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
              {t('undo')}
            </Button>
          </Needs>
        </fetcher.Form>
      )}
      {ticket.follows && (
        <p>
          {t('follows')} <TicketLink ticket={ticket.follows} />
        </p>
      )}
      {ticket.continues.map((other) => (
        <fetcher.Form key={other.id} method="post" action={action} className="acts">
          <input type="hidden" name="intent" value="merge" />
          <input type="hidden" name="number" value={ticketNumber(other.number)} />
          <p>
            {tInbound('heading')}: <TicketLink ticket={other} />
          </p>
          <Needs
            resource="feedback"
            action="update"
            label={tInbound('act', { number: ticketNumber(other.number) })}
          >
            <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
              {tInbound('act', { number: ticketNumber(other.number) })}
            </Button>
          </Needs>
        </fetcher.Form>
      ))}
      {ticket.others.map((other) => (
        <p key={other.id}>
          {t(other.is)} <TicketLink ticket={other} />
        </p>
      ))}
    </>
  );
}

function EntryLine({ ticket, protocol, id }: Props & { protocol: string; id: string }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'links' });
  const action = adminPath('ticket', { id: ticket.id });
  const fetcher = useTicketPosts(action);
  return (
    <li>
      <fetcher.Form method="post" action={action} className="acts">
        <input type="hidden" name="intent" value="unlink" />
        <input type="hidden" name="protocol" value={protocol} />
        <Link className="link num" to={adminPath('feedbackEntry', { id })}>
          {protocol}
        </Link>
        <Needs resource="feedback" action="update" label={t('unlink')} item={protocol}>
          <Button
            type="submit"
            small
            variant="outline"
            busy={fetcher.state !== 'idle'}
            aria-label={t('unlinkOf', { protocol })}
          >
            {t('unlink')}
          </Button>
        </Needs>
      </fetcher.Form>
    </li>
  );
}

/** A form of one field, which is empty again once it has been sent. */
function OneField(props: {
  ticket: Ticket;
  /** The fetcher of a part that stays on the screen afterwards: it reports the result of the undo. */
  fetcher: ReturnType<typeof useTicketPosts>;
  intent: 'link' | 'merge';
  name: string;
  label: string;
  hint: string;
  submit: string;
}) {
  const action = adminPath('ticket', { id: props.ticket.id });
  const { fetcher } = props;
  const form = useRef<HTMLFormElement>(null);
  const { data } = fetcher;
  useEffect(() => {
    if (data?.ok) form.current?.reset();
  }, [data]);
  return (
    <fetcher.Form ref={form} method="post" action={action} className="ticket-one">
      <input type="hidden" name="intent" value={props.intent} />
      <Field
        id={`ticket-${props.intent}`}
        name={props.name}
        label={props.label}
        hint={props.hint}
        maxLength={40}
        autoComplete="off"
        required
      />
      <Button type="submit" small variant="outline" busy={fetcher.state !== 'idle'}>
        {props.submit}
      </Button>
    </fetcher.Form>
  );
}

/** The entries that a ticket is about, and the ways to add more. */
export function TicketLinks({ ticket, part: Part }: Props & { part: 'h2' | 'h3' }) {
  const { t } = useTranslation('tickets');
  const entries = ticket.thread.filter((item) => item.kind === 'entry');
  const action = adminPath('ticket', { id: ticket.id });
  const [linking, merging] = [useTicketPosts(action), useTicketPosts(action)];
  return (
    <section aria-labelledby="ticket-links">
      <Part id="ticket-links" className="subtitle">
        {t('links.heading')}
      </Part>
      {entries.length === 0 ? (
        <p className="soft">{t('links.none')}</p>
      ) : (
        <ul>
          {entries.map(({ id, protocol }) => (
            <EntryLine key={id} ticket={ticket} id={id} protocol={protocol} />
          ))}
        </ul>
      )}
      {!ticket.mergedInto && (
        <Needs resource="feedback" action="update" label={t('links.link')}>
          <OneField
            ticket={ticket}
            fetcher={linking}
            intent="link"
            name="protocol"
            label={t('links.protocol')}
            hint={t('links.hint')}
            submit={t('links.link')}
          />
          <OneField
            ticket={ticket}
            fetcher={merging}
            intent="merge"
            name="number"
            label={t('merge.number')}
            hint={t('merge.hint')}
            submit={t('merge.merge')}
          />
          <MergeDialog fetcher={merging} action={action} />
        </Needs>
      )}
    </section>
  );
}

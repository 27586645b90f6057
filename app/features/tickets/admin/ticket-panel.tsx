import { useTranslation } from 'react-i18next';
import { TicketTimesSummary } from '../clocks/admin/ticket-times-summary.tsx';
import type { TicketReply } from '../commands/ticket-actions.server.ts';
import type { Ticket } from '../queries/ticket.store.server.ts';
import { ticketNumber } from '../ticket.ts';
import { LaterReplies } from './later-replies.tsx';
import type { AskerSearch } from './ticket-asker.tsx';
import { TicketComposer } from './ticket-composer.tsx';
import { TicketFacts, TicketMoves } from './ticket-facts.tsx';
import { TicketKin, TicketLinks } from './ticket-links.tsx';
import { TicketPriority, TicketState } from './ticket-state.tsx';
import { TicketThread } from './ticket-thread.tsx';
import { useFreshItems } from './use-fresh-items.ts';

type Props = {
  ticket: Ticket;
  /** Beside the list its heading is one of several on the screen. */
  within: 'page' | 'panel';
  /** The result of an act posted without scripts. */
  reply?: TicketReply | undefined;
  /** The search text for a requester; on the ticket's own page alone. */
  search?: AskerSearch;
};

/** The conversation, and where to write. */
export function Conversation({
  ticket,
  part,
  reply,
}: Omit<Props, 'within' | 'search'> & { part: 'h2' | 'h3' }) {
  const fresh = useFreshItems(ticket);
  return (
    <>
      <TicketThread ticket={ticket} fresh={fresh} part={part} />
      <LaterReplies ticket={ticket} />
      <TicketComposer ticket={ticket} reply={reply} fresh={fresh} />
    </>
  );
}

/** One ticket: its status, the conversation, its facts, and the composer. */
export function TicketPanel({ ticket, within, reply, search }: Props) {
  const { t } = useTranslation('tickets');
  const Title = within === 'page' ? 'h1' : 'h2';
  const part = within === 'page' ? 'h2' : 'h3';
  return (
    <article className="admin-page ticket" data-within={within}>
      <header>
        <p className="num soft">{ticketNumber(ticket.number)}</p>
        <Title className="title" id="ticket">
          {ticket.title}
        </Title>
        <p className="ticket-marks">
          <TicketState status={ticket.status} />
          <TicketPriority priority={ticket.priority} />
          {ticket.turn && <span className="note-tag">{t(`turns.${ticket.turn}`)}</span>}
        </p>
        {ticket.times && !ticket.mergedInto && <TicketTimesSummary times={ticket.times} />}
        {ticket.emptied && <p className="soft">{t('emptied')}</p>}
        <TicketKin ticket={ticket} />
        <TicketMoves ticket={ticket} />
      </header>
      <div className="ticket-cols">
        <div className="ticket-main">
          {/* Remounted for another ticket: what is half typed for one goes to no other. */}
          <Conversation key={ticket.id} ticket={ticket} part={part} reply={reply} />
        </div>
        <div className="ticket-side">
          <TicketFacts ticket={ticket} part={part} search={search} />
          <TicketLinks ticket={ticket} part={part} />
        </div>
      </div>
    </article>
  );
}

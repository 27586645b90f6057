import { useTranslation } from 'react-i18next';
import { TagChips } from '#app/features/crm/tags/admin/tag-chips.tsx';
import { CustomFacts } from '#app/features/custom-fields/admin/custom-facts.tsx';
import type { FieldValueReply } from '#app/features/custom-fields/commands/set-field-value.server.ts';
import { adminPath } from '#app/paths.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { type RecordBack, RecordPage, type Steps } from '#app/ui/admin/record/record-page.tsx';
import { TicketTimesSummary } from '../clocks/admin/ticket-times-summary.tsx';
import type { TicketReply } from '../commands/ticket-actions.server.ts';
import type { Ticket } from '../queries/ticket.store.server.ts';
import { ticketNumber } from '../ticket.ts';
import { LaterReplies } from './later-replies.tsx';
import { TicketComposer } from './ticket-composer.tsx';
import { TicketFacts, TicketMoves } from './ticket-facts.tsx';
import { firstMessageOf, TicketFirstWords } from './ticket-first-words.tsx';
import { TicketKin, TicketLinks } from './ticket-links.tsx';
import type { RequesterSearch } from './ticket-requester.tsx';
import { TicketPriority, TicketState } from './ticket-state.tsx';
import { TicketThread } from './ticket-thread.tsx';
import { useFreshItems } from './use-fresh-items.ts';

type Props = {
  ticket: Ticket;
  /** Beside the list its heading is one of several on the screen. */
  within: 'page' | 'panel';
  /** On a page: the list from which it was opened, and the tickets beside it there. */
  back?: RecordBack;
  steps?: Steps;
  /** The result of an act posted without scripts. */
  reply?: TicketReply | undefined;
  /** The result of a value of a custom field posted without scripts. */
  fieldReply?: FieldValueReply | undefined;
  /** The search text for a requester; on the ticket's own page alone. */
  search?: RequesterSearch;
};

/** The conversation of a ticket, and where to write in it. */
export function useConversation(
  ticket: Ticket,
  reply: TicketReply | undefined,
  part: 'h2' | 'h3',
  /** The message that the record shows first: it is not repeated. */
  above: string | undefined,
) {
  const fresh = useFreshItems(ticket);
  return {
    line: (
      <>
        <TicketThread
          ticket={ticket}
          fresh={fresh}
          above={above && fresh.includes(above) ? undefined : above}
          part={part}
        />
        <LaterReplies ticket={ticket} />
      </>
    ),
    // Remounted for another ticket: what is half typed for one goes to no other.
    write: <TicketComposer key={ticket.id} ticket={ticket} reply={reply} fresh={fresh} />,
  };
}

/** One ticket: its status, the conversation, its facts, and the composer. */
export function TicketPanel(props: Props) {
  // Remounted for another ticket: what arrived for one is not new in another.
  return <OneTicket key={props.ticket.id} {...props} />;
}

function OneTicket({ ticket, within, back, steps, reply, fieldReply, search }: Props) {
  const { t } = useTranslation('tickets');
  const part = within === 'page' ? 'h2' : 'h3';
  const first = firstMessageOf(ticket);
  const conversation = useConversation(ticket, reply, part, first?.id);
  return (
    <RecordPage
      id="ticket"
      within={within}
      name={ticket.title}
      {...(back && steps && { back, steps })}
      mark={<Square name={ticket.asks || ticket.title} />}
      under={
        <p className="soft">
          <span className="num">{ticketNumber(ticket.number)}</span>
          {ticket.asks && ` · ${ticket.asks}`}
        </p>
      }
      state={
        <>
          <TicketState status={ticket.status} />
          <TicketPriority priority={ticket.priority} />
          {ticket.turn && <span className="note-tag">{t(`turns.${ticket.turn}`)}</span>}
          {ticket.times && !ticket.mergedInto && <TicketTimesSummary times={ticket.times} />}
          {ticket.emptied && <p className="soft">{t('emptied')}</p>}
        </>
      }
      acts={
        <>
          <TicketKin ticket={ticket} />
          <TicketMoves ticket={ticket} />
        </>
      }
      firstWords={<TicketFirstWords item={first} part={part} />}
      line={conversation.line}
      write={conversation.write}
      facts={
        <>
          <TicketFacts ticket={ticket} part={part} search={search} />
          <CustomFacts
            record={ticket.custom}
            action={adminPath('ticket', { id: ticket.id })}
            resource="feedback"
            part={part}
            reply={fieldReply}
          />
          <TagChips subject={{ kind: 'ticket', id: ticket.id }} tags={ticket.tags} />
          <TicketLinks ticket={ticket} part={part} />
        </>
      }
    />
  );
}

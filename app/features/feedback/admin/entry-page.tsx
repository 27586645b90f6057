import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Needs } from '#app/access/rights/needs.tsx';
import { ReceivedMailParts } from '#app/features/inbound/admin/received-mail.tsx';
import type { NoteReply } from '#app/features/notes/commands/note-commands.server.ts';
import { useConversation } from '#app/features/tickets/admin/ticket-panel.tsx';
import type { Ticket } from '#app/features/tickets/queries/ticket.store.server.ts';
import type { Colleague } from '#app/features/tickets/ticket.ts';
import { adminPath } from '#app/paths.ts';
import { Square } from '#app/ui/admin/initials.tsx';
import { FirstWords } from '#app/ui/admin/record/first-words.tsx';
import { RecordPage, type Steps } from '#app/ui/admin/record/record-page.tsx';
import { Button } from '#app/ui/button.tsx';
import type { EntryReply } from './commands/feedback-actions.server.ts';
import { changesOf } from './entry-changes.tsx';
import { EntryComposer } from './entry-composer.tsx';
import { EntryContext } from './entry-context.tsx';
import { EntryOwner } from './entry-owner.tsx';
import { EntryState } from './entry-state.tsx';
import { EntryTickets, ticketLinkId } from './entry-tickets.tsx';
import { EntryTimeline } from './entry-timeline.tsx';
import { isNotified } from './ideas/ideas.ts';
import type { Entry } from './staff-feedback.store.server.ts';
import { placeField, transitionsFrom } from './staff-feedback.ts';
import { useEntryToast } from './use-entry-toast.ts';

type Props = { entry: Entry };
/** Possible owners. */
type Owners = { owners: readonly Colleague[] };
/** The ticket that it is answered in; undefined without one. */
type OfTicket = { ticket: Ticket | undefined };
/** Whether replies by mail reach the thread. */
type Answered = Props & {
  answersComeIn: boolean;
  /** The result of an act, or of a note, posted without scripts. */
  reply: EntryReply | undefined;
  noteReply: NoteReply | undefined;
};

function Moves({ entry }: Props) {
  const { t } = useTranslation('staff-feedback');
  const action = adminPath('feedbackEntry', { id: entry.id });
  const fetcher = useEntryToast(action);
  // The notice to the people who asked for an idea, and its duplicate, are set where ideas are weighed.
  const statuses = transitionsFrom(entry.status).filter(
    (way) => entry.type !== 'ideia' || !(isNotified(way) || way === 'duplicate'),
  );
  return (
    <fetcher.Form method="post" action={action} className="acts">
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="seen" value={placeField(entry)} />
      {statuses.map((status, index) => (
        <Needs key={status} resource="feedback" action="update" label={t(`moves.${status}`)}>
          <Button
            type="submit"
            name="status"
            value={status}
            small
            variant={index === 0 ? 'primary' : 'outline'}
            busy={fetcher.state !== 'idle'}
          >
            {t(`moves.${status}`)}
          </Button>
        </Needs>
      ))}
    </fetcher.Form>
  );
}

/** How an entry moved; what was written is in its ticket. */
function History({ entry }: Props) {
  const { t } = useTranslation('staff-feedback');
  if (entry.history.length === 0) return null;
  return (
    <section aria-labelledby="entry-history">
      <h2 id="entry-history" className="subtitle">
        {t('history')}
      </h2>
      <ol className="admin-log">
        {changesOf(entry).map(({ key, line }) => (
          <li key={key}>{line}</li>
        ))}
      </ol>
    </section>
  );
}

/** What the author wrote, with the files that came along. */
function EntryFirstWords({ entry }: Props) {
  const { t } = useTranslation('staff-feedback');
  return (
    <FirstWords part="h2" at={entry.createdAt} text={entry.verbatim} label={t('verbatim')}>
      <p className="soft">
        {[entry.name, entry.email].filter(Boolean).join(' · ') || t('anonymous')}
      </p>
      {entry.files.length > 0 && (
        <ul aria-label={t('files')}>
          {entry.files.map(({ id, name, size }) => (
            <li key={id}>
              <a
                className="link"
                href={adminPath('feedbackFile', { id: entry.id, file: id })}
                download
              >
                {name}
              </a>{' '}
              <span className="num soft">{`${Math.max(1, Math.round(size / 1024))} KB`}</span>
            </li>
          ))}
        </ul>
      )}
    </FirstWords>
  );
}

type Placed = Owners & {
  /** The list from which it was opened, and the entries beside it there. */
  home: string;
  steps: Steps;
};
type Middle = Pick<Parameters<typeof RecordPage>[0], 'line' | 'write'>;

/** The first ticket renders the page anew, so that the form is gone with its focus: the link of the ticket has it. */
function useNewTicketFocus(tickets: Entry['tickets']) {
  const count = useRef(tickets.length);
  useEffect(() => {
    const newest = tickets
      .toSorted((one, other) => Number(one.number) - Number(other.number))
      .at(-1);
    if (newest && tickets.length > count.current && document.activeElement === document.body) {
      document.getElementById(ticketLinkId(newest.id))?.focus();
    }
    count.current = tickets.length;
  }, [tickets]);
}

/** One entry: its text, its status, and everything that was written about it. */
export function EntryPage(props: Answered & OfTicket & Placed) {
  const { ticket, ...of } = props;
  useNewTicketFocus(of.entry.tickets);
  return ticket ? <InTicket ticket={ticket} {...of} /> : <WithoutTicket {...of} />;
}

function InTicket({ ticket, ...of }: Answered & Placed & { ticket: Ticket }) {
  const conversation = useConversation(ticket, undefined, 'h2', of.entry.id);
  return <OneEntry {...of} {...conversation} history={<History entry={of.entry} />} />;
}

function WithoutTicket(of: Answered & Placed) {
  const { t } = useTranslation('staff-feedback');
  return (
    <OneEntry
      {...of}
      line={<EntryTimeline entry={of.entry} />}
      write={
        <Needs resource="feedback" action="update" label={t('write.mode')}>
          <EntryComposer
            entry={of.entry}
            answersComeIn={of.answersComeIn}
            reply={of.reply}
            noteReply={of.noteReply}
          />
        </Needs>
      }
    />
  );
}

function OneEntry({
  entry,
  owners,
  home,
  steps,
  line,
  write,
  history,
}: Props & Placed & Middle & { history?: ReactNode }) {
  const { t } = useTranslation('staff-feedback');
  const { t: words } = useTranslation('feedback');
  const kind = [
    words(`form.types.${entry.type}`),
    entry.type === 'bug' ? t(`severities.${entry.severity}`) : '',
    entry.score === null ? '' : String(entry.score),
  ];
  return (
    <RecordPage
      id="entry"
      within="page"
      name={kind.filter(Boolean).join(' · ')}
      back={{ to: home, label: t('back') }}
      steps={steps}
      mark={<Square name={entry.name || entry.email || t('anonymous')} />}
      under={<p className="num soft">{entry.protocol}</p>}
      state={
        <>
          <EntryState status={entry.status} />
          {entry.review && <p className="bad">{t('review', { reason: entry.review })}</p>}
          {entry.withheld && <p className="soft">{t('withheld')}</p>}
        </>
      }
      firstWords={<EntryFirstWords entry={entry} />}
      acts={
        <section aria-labelledby="change">
          <h2 id="change" className="subtitle">
            {t('change')}
          </h2>
          {entry.type === 'ideia' && (
            <p>
              <Link className="link" to={`${adminPath('ideas')}?open=${entry.id}`}>
                {t('asIdea')}
              </Link>
            </p>
          )}
          <Moves entry={entry} />
        </section>
      }
      first={
        entry.mail && (
          <section aria-label={t('channels.email')}>
            <ReceivedMailParts mail={entry.mail} />
          </section>
        )
      }
      line={line}
      write={write}
      facts={
        <>
          <EntryOwner entry={entry} owners={owners} />
          <EntryTickets entry={entry} />
          <EntryContext entry={entry} />
          {history}
        </>
      }
    />
  );
}

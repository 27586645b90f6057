import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MailWords, ReceivedMailParts } from '#app/features/inbound/admin/received-mail.tsx';
import { NoteCard } from '#app/features/notes/admin/note-card.tsx';
import { useNotePosts } from '#app/features/notes/admin/use-note-posts.ts';
import { useSeenNotes } from '#app/features/notes/admin/use-seen-notes.ts';
import { adminPath } from '#app/paths.ts';
import { Round, Square } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Timeline } from '#app/ui/admin/record/timeline.tsx';
import type { Ticket } from '../queries/ticket.store.server.ts';
import type { Recipient, ThreadItem } from '../queries/ticket-thread.store.server.ts';
import { TicketChange } from './ticket-change.tsx';
import { TicketRatingCard } from './ticket-rating-card.tsx';
import { useTicketNotes } from './use-ticket-notes.ts';

export type PublicMessage = Extract<ThreadItem, { kind: 'entry' | 'author' | 'staff' }>;

/** The files of a message. */
export function MessageFiles({ item }: { item: PublicMessage }) {
  const { t } = useTranslation('tickets');
  if (item.files.length === 0) return null;
  return (
    <ul className="ticket-files" aria-label={t('thread.files')}>
      {item.files.map(({ id, name, size }) => (
        <li key={id}>
          <a className="link" href={adminPath('ticketFile', { id })} download>
            <Paperclip aria-hidden="true" /> {name}
          </a>{' '}
          <span className="num soft">{`${Math.max(1, Math.round(size / 1024))} KB`}</span>
        </li>
      ))}
    </ul>
  );
}

/** To whom a reply was sent, and when: those who get it by mail, and those who read it on their page. */
function SentTo({ sentTo, at }: { sentTo: readonly Recipient[]; at: string }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'thread' });
  const named = (mailed: boolean) =>
    sentTo
      .filter((one) => one.mailed === mailed)
      .map(({ name }) => name ?? t('stranger'))
      .join(', ');
  const [byMail, onPage] = [named(true), named(false)];
  if (byMail === '' && onPage === '') return null;
  return (
    <p className="soft ticket-sent">
      {byMail && t('sentTo', { names: byMail })}
      {byMail && onPage && '; '}
      {onPage && t('shownTo', { names: onPage })}
      {' · '}
      <Moment at={at} />
    </p>
  );
}

/** By what way a message came: the entry that it is, or a mail or page. */
export function MessageWay({ item }: { item: PublicMessage }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'thread' });
  return item.kind === 'entry' ? (
    <Link className="link" to={adminPath('feedbackEntry', { id: item.id })}>
      {t('said', { protocol: item.protocol })}
    </Link>
  ) : (
    <span>{t(`via.${item.via as 'page' | 'desk' | 'mail' | 'portal'}`)}</span>
  );
}

/** A message that is sent outside, or came from outside: a solid rule where it is ours, none where it is
 * theirs. */
export function MessageCard({ item, isNew }: { item: PublicMessage; isNew: boolean }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'thread' });
  const ours = item.kind === 'staff';
  const by = item.by ?? t(ours ? 'team' : 'stranger');
  return (
    <article
      className="ticket-message"
      data-ours={ours || undefined}
      aria-label={t(ours ? 'answerOf' : 'saidBy', { name: by })}
    >
      <header>
        {ours ? <Round name={by} /> : <Square name={by} />}
        <b>{by}</b>
        <MessageWay item={item} />
        {isNew && <span className="note-tag new">{t('new')}</span>}
        <Moment at={item.at} />
      </header>
      <MailWords text={item.body} mail={item.kind === 'author' ? item.mail : undefined} />
      {item.kind === 'author' && item.mail && (
        <ReceivedMailParts mail={item.mail} text={item.body} />
      )}
      <MessageFiles item={item} />
      {item.kind === 'staff' && <SentTo sentTo={item.sentTo} at={item.at} />}
    </article>
  );
}

/** Everything written and done in a ticket, oldest first, as one reads a conversation. */
export function TicketThread({
  ticket,
  fresh,
  above,
  part,
}: {
  ticket: Ticket;
  /** Items that arrived while it is open. */
  fresh: readonly string[];
  /** The message that is above the thread already. */
  above: string | undefined;
  part: 'h2' | 'h3';
}) {
  const { t } = useTranslation('tickets');
  const subject = useTicketNotes(ticket);
  const removal = useNotePosts(subject.action);
  useSeenNotes(
    subject.action,
    ticket.thread.filter((item) => item.kind === 'note'),
  );
  const lineOf = (item: ThreadItem) => {
    switch (item.kind) {
      case 'note':
        return (
          <NoteCard
            // An automatic reply has its sender's address instead of an author.
            note={{ ...item, by: item.from ?? item.by }}
            subject={subject}
            removal={removal}
            marks={item.from && <span className="note-tag">{t('thread.automaticReply')}</span>}
          />
        );
      case 'rating':
        return <TicketRatingCard rating={item} />;
      case 'change':
        return <TicketChange change={item} fields={ticket.custom.fields} />;
      default:
        return <MessageCard item={item} isNew={fresh.includes(item.id)} />;
    }
  };
  const kindOf = ({ kind }: ThreadItem) => {
    if (kind === 'note' || kind === 'change') return kind;
    return 'message';
  };
  return (
    <div className="ticket-thread">
      <Timeline
        part={part}
        items={ticket.thread
          .filter(({ id }) => id !== above)
          .map((item) => ({
            key: item.id,
            id: `said-${item.id}`,
            at: item.at,
            kind: kindOf(item),
            line: lineOf(item),
          }))}
      />
    </div>
  );
}

import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BouncedNotice } from '#app/features/inbound/admin/bounced-notice.tsx';
import { NoteForm } from '#app/features/notes/admin/new-note.tsx';
import { isNoteReply } from '#app/features/notes/note-replies.ts';
import { adminPath } from '#app/paths.ts';
import { Composer } from '#app/ui/admin/composer/composer.tsx';
import { useAttachments } from '#app/ui/admin/composer/use-attachments.ts';
import { type WriteMode, WriteModes, WritePart } from '#app/ui/admin/composer/write-modes.tsx';
import type { TicketReply } from '../commands/ticket-actions.server.ts';
import type { Ticket } from '../queries/ticket.store.server.ts';
import { REPLY_LENGTH, TICKET_FILES, ticketNumber } from '../ticket.ts';
import { DraftedReply, draftedReply } from './drafted-reply.tsx';
import { NO_CHOICES, ReplyExtras } from './reply-extras.tsx';
import { TicketWriting } from './ticket-writing.tsx';
import { useSetWriting } from './use-set-writing.ts';
import { useTicketNotes } from './use-ticket-notes.ts';
import { useTicketPosts, useTicketRefusal } from './use-ticket-posts.ts';

const FIELDS = { note: 'ticket-note', reply: 'ticket-text' } as const;
type Props = { ticket: Ticket; reply: TicketReply | undefined };

/** The link to newer messages: they may be behind the text that is being written. */
function Fresh({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'write' });
  const go = () => {
    const item = document.getElementById(`said-${ids[0]}`);
    item?.scrollIntoView({ block: 'center' });
    item?.focus({ preventScroll: true });
  };
  return (
    <p className="ticket-writing" role="status">
      {ids.length > 0 && (
        <button type="button" className="note-tag new" onClick={go}>
          {t('fresh', { count: ids.length })}
        </button>
      )}
    </p>
  );
}

/** The reply about a text, as a composer expects it; one object per reply. */
function useSent(data: TicketReply | undefined) {
  const refusalOf = useTicketRefusal();
  const error = data && !data.ok ? refusalOf(data) : '';
  return useMemo(
    () => data && (data.ok ? ({ kept: true } as const) : ({ kept: false, error } as const)),
    [data, error],
  );
}

const isAboutReply = (reply: TicketReply | undefined) =>
  reply?.intent === 'reply' || reply?.intent === 'later';

/** Without scripts: the text of a reply that was refused, or whose sending was cancelled. */
function textBack(reply: TicketReply | undefined): string | undefined {
  if (reply?.ok) return reply.intent === 'drop-later' ? (reply.data.text ?? undefined) : undefined;
  return isAboutReply(reply) ? reply?.values['text'] : undefined;
}

/** The recipients of a reply, by name. */
function useReaders({ audience }: Ticket): string {
  const { t } = useTranslation('tickets', { keyPrefix: 'write' });
  const mailed = audience.filter(({ email }) => email);
  const names = mailed.map(({ name, email }) => (name ? `${name} (${email})` : email)).join(', ');
  if (mailed.length === 0) return t('toPage');
  return t(mailed.length === audience.length ? 'toMail' : 'toBoth', { names });
}

function Answer({ ticket, reply }: Props) {
  const { t } = useTranslation('tickets', { keyPrefix: 'write' });
  const action = adminPath('ticket', { id: ticket.id });
  const fetcher = useTicketPosts(action);
  const [choices, setChoices] = useState(NO_CHOICES);
  const readers = useReaders(ticket);
  const setWriting = useSetWriting(ticket.id);
  const files = useAttachments({ ...TICKET_FILES, action: adminPath('ticketFiles') });
  const { data } = fetcher;
  const { clear } = files;
  // The files were sent: the next reply begins without files.
  useEffect(() => {
    if (!data?.ok) return;
    setWriting('');
    clear();
    setChoices(NO_CHOICES);
  }, [data, clear, setWriting]);
  return (
    <Composer
      changed={setWriting}
      fetcher={fetcher}
      action={action}
      intent="reply"
      draft={`ticket/${ticket.id}/reply`}
      label={t('replyLabel')}
      placeholder={t('replyPlaceholder')}
      readers={readers}
      submit={t('replySubmit')}
      text={textBack(reply)}
      suggested={draftedReply(ticket)?.body}
      files={files}
      most={REPLY_LENGTH}
      people={[]}
      sent={useSent(data ?? (isAboutReply(reply) ? reply : undefined))}
      outside
      extras={
        <ReplyExtras
          ticket={ticket}
          files={files}
          fieldId={FIELDS.reply}
          choices={choices}
          choose={(change) => setChoices((now) => ({ ...now, ...change }))}
        />
      }
      fieldId={FIELDS.reply}
    />
  );
}

/**
 * Where staff write about a ticket. The default is a note; a reply looks different and names its
 * recipients.
 */
export function TicketComposer({ ticket, reply, fresh }: Props & { fresh: readonly string[] }) {
  const { t } = useTranslation('tickets', { keyPrefix: 'write' });
  const answers = ticket.audience.length > 0 && !ticket.mergedInto;
  const begun = draftedReply(ticket) ?? textBack(reply);
  const [mode, setMode] = useState<WriteMode>(answers && begun !== undefined ? 'reply' : 'note');
  const notes = useTicketNotes(ticket);
  if (!notes.writes) return null;
  return (
    <div className="ticket-write">
      <WriteModes
        mode={mode}
        choose={setMode}
        fields={FIELDS}
        replies={answers}
        words={{
          mode: t('mode'),
          note: t('note'),
          reply: t('reply'),
          noteKey: t('noteKey'),
          replyKey: t('replyKey'),
        }}
      />
      {ticket.mergedInto ? (
        <p className="soft">{t('merged', { number: ticketNumber(ticket.mergedInto.number) })}</p>
      ) : (
        !answers && <p className="soft">{t('toNobody')}</p>
      )}
      <BouncedNotice bounced={ticket.bounced} owner={{ kind: 'ticket', id: ticket.id }} />
      <Fresh ids={fresh} />
      <TicketWriting writing={ticket.writing} />
      {answers && <DraftedReply ticket={ticket} />}
      {answers && (
        <WritePart shown={mode === 'reply'}>
          <Answer ticket={ticket} reply={reply} />
        </WritePart>
      )}
      <WritePart shown={mode === 'note' || !answers}>
        <NoteForm
          subject={notes}
          reply={reply && isNoteReply(reply) ? reply : undefined}
          fieldId={FIELDS.note}
        />
      </WritePart>
    </div>
  );
}

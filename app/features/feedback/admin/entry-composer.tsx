import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NoteForm } from '#app/features/notes/admin/new-note.tsx';
import type { NoteReply } from '#app/features/notes/commands/note-commands.server.ts';
import { TemplateField } from '#app/features/tickets/admin/template-field.tsx';
import { REPLY_LENGTH, TICKET_FILES } from '#app/features/tickets/ticket.ts';
import { adminPath } from '#app/paths.ts';
import { AttachmentField } from '#app/ui/admin/composer/attachment-field.tsx';
import { Composer, type Sent } from '#app/ui/admin/composer/composer.tsx';
import { useAttachments } from '#app/ui/admin/composer/use-attachments.ts';
import { type WriteMode, WriteModes, WritePart } from '#app/ui/admin/composer/write-modes.tsx';
import type { EntryReply } from './commands/feedback-actions.server.ts';
import type { Entry } from './staff-feedback.store.server.ts';
import { useEntryNotes } from './use-entry-notes.ts';
import { useEntryToast, useEntryWords } from './use-entry-toast.ts';

const FIELDS = { note: 'entry-note', reply: 'entry-text' } as const;

type Props = {
  entry: Entry;
  /** Whether replies by mail reach the thread. */
  answersComeIn: boolean;
  /** The result of an act posted without scripts. */
  reply: EntryReply | undefined;
};

function Answer({ entry, answersComeIn, reply }: Props) {
  const { t } = useTranslation('staff-feedback', { keyPrefix: 'write' });
  const { t: tInbound } = useTranslation('inbound', { keyPrefix: 'answers' });
  const wordsOf = useEntryWords();
  const words = useRef(wordsOf);
  words.current = wordsOf;
  const action = adminPath('feedbackEntry', { id: entry.id });
  const fetcher = useEntryToast(action);
  const files = useAttachments({ ...TICKET_FILES, action: adminPath('ticketFiles') });
  const data = fetcher.data ?? (reply?.intent === 'answer' ? reply : undefined);
  const { clear } = files;
  // The files were sent: the next reply begins without files.
  useEffect(() => {
    if (data?.ok) clear();
  }, [data, clear]);
  const sent = useMemo<Sent | undefined>(
    () => data && (data.ok ? { kept: true } : { kept: false, error: words.current(data).text }),
    [data],
  );
  const mailed = `${t('toMail')} ${tInbound(answersComeIn ? 'comeIn' : 'byLink')}`;
  return (
    <Composer
      fetcher={fetcher}
      action={action}
      intent="answer"
      draft={`feedback/${entry.id}/reply`}
      label={t('replyLabel')}
      placeholder={t('replyPlaceholder')}
      readers={entry.email ? mailed : t('toPage')}
      submit={t('replySubmit')}
      text={data && !data.ok ? data.values['text'] : undefined}
      most={REPLY_LENGTH}
      people={[]}
      sent={sent}
      files={files}
      outside
      extras={
        <div className="ticket-extras">
          <AttachmentField files={files} {...TICKET_FILES} />
          <TemplateField templates={entry.templates} fieldId={FIELDS.reply} />
        </div>
      }
      fieldId={FIELDS.reply}
    />
  );
}

/** Where staff write about an entry without a ticket: a note by default, or a reply to its author. */
export function EntryComposer({
  noteReply,
  ...props
}: Props & {
  /** The result of a note posted without scripts. */
  noteReply: NoteReply | undefined;
}) {
  const { t } = useTranslation('staff-feedback', { keyPrefix: 'write' });
  const [mode, setMode] = useState<WriteMode>(
    props.reply?.intent === 'answer' && !props.reply.ok ? 'reply' : 'note',
  );
  const notes = useEntryNotes(props.entry);
  return (
    <div className="ticket-write">
      <WriteModes
        mode={mode}
        choose={setMode}
        fields={FIELDS}
        replies
        words={{
          mode: t('mode'),
          note: t('note'),
          reply: t('reply'),
          noteKey: t('noteKey'),
          replyKey: t('replyKey'),
        }}
      />
      <WritePart shown={mode === 'reply'}>
        <Answer {...props} />
      </WritePart>
      <WritePart shown={mode === 'note'}>
        <NoteForm subject={notes} reply={noteReply} fieldId={FIELDS.note} />
      </WritePart>
    </div>
  );
}

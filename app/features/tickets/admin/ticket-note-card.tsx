import { Lock } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { adminPath } from '#app/paths.ts';
import { Composer } from '#app/ui/admin/composer/composer.tsx';
import { NoteWords } from '#app/ui/admin/composer/note-words.tsx';
import { Round } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { TicketReply } from '../commands/ticket-actions.server.ts';
import type { Ticket } from '../queries/ticket.store.server.ts';
import type { ThreadItem } from '../queries/ticket-thread.store.server.ts';
import { NOTE_LENGTH } from '../ticket.ts';
import { useTicketPosts } from './use-ticket-posts.ts';

type Note = Extract<ThreadItem, { kind: 'note' }>;
type Props = { note: Note; ticket: Ticket };

function EditNote({ note, ticket, done }: Props & { done: () => void }) {
  const { t } = useTranslation('tickets');
  const fetcher = useFetcher<TicketReply>();
  const { data } = fetcher;
  const sent = useMemo(
    () =>
      data &&
      (data.ok
        ? ({ kept: true } as const)
        : ({ kept: false, error: t(`why.${data.code}`) } as const)),
    [data, t],
  );
  const leave = useRef(done);
  leave.current = done;
  useEffect(() => {
    if (data?.ok) leave.current();
  }, [data]);
  return (
    <Composer
      fetcher={fetcher}
      action={adminPath('ticket', { id: ticket.id })}
      intent="edit-note"
      id={note.id}
      label={t('write.noteLabel')}
      readers={t('write.noteReaders')}
      submit={t('thread.save')}
      text={note.text}
      most={NOTE_LENGTH}
      people={ticket.colleagues}
      sent={sent}
      cancel={{ label: t('thread.cancel'), run: done }}
      fieldId={`note-${note.id}`}
    />
  );
}

/** An internal note: in a dashed box, as nothing that is sent outside is. */
export function TicketNoteCard({ note, ticket }: Props) {
  const { t } = useTranslation('tickets', { keyPrefix: 'thread' });
  const { may } = usePermissions();
  const action = adminPath('ticket', { id: ticket.id });
  const removal = useTicketPosts(action);
  const [edited, setEdited] = useState(false);
  // Items that were new when the ticket was opened stay marked while it is open.
  const [isNew] = useState(note.isNew);
  // Focus returns to the button that opened it.
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !edited) edit.current?.focus();
    was.current = edited;
  }, [edited]);
  if (edited) return <EditNote note={note} ticket={ticket} done={() => setEdited(false)} />;
  const by = note.from ?? note.by ?? t('team');
  return (
    <article className="note-card" aria-label={t('noteOf', { name: by })}>
      <header>
        <Round name={by} />
        <b>{by}</b>
        <span className="note-tag">
          <Lock aria-hidden="true" /> {t('internal')}
        </span>
        {note.from && <span className="note-tag">{t('automaticReply')}</span>}
        {isNew && <span className="note-tag new">{t('new')}</span>}
        <Moment at={note.at} />
        {note.editedAt && <small>{t('edited')}</small>}
      </header>
      <p>
        <NoteWords parts={note.parts} former={t('former')} />
      </p>
      {note.mine && may('feedback', 'update') && (
        <removal.Form method="post" action={action} className="note-own">
          <input type="hidden" name="id" value={note.id} />
          <button type="button" className="link" onClick={() => setEdited(true)} ref={edit}>
            {t('edit')}
          </button>
          <button
            type="submit"
            className="link"
            name="intent"
            value="remove-note"
            aria-busy={removal.state !== 'idle' || undefined}
          >
            {t('remove')}
          </button>
        </removal.Form>
      )}
    </article>
  );
}

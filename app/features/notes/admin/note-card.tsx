import { Lock, Paperclip } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Composer } from '#app/ui/admin/composer/composer.tsx';
import { NoteWords } from '#app/ui/admin/composer/note-words.tsx';
import { Round } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { NoteReply } from '../commands/note-commands.server.ts';
import { NOTE_LENGTH, type Note } from '../note.ts';
import type { NoteSubject } from './note-subject.ts';
import { useSentNote } from './use-note-posts.ts';

type Props = { note: Note; subject: NoteSubject };
/** Removing a note must survive the note's card. */
type Removal = { removal: FetcherWithComponents<NoteReply> };

function EditNote({ note, subject, done }: Props & { done: () => void }) {
  const { t } = useTranslation('notes');
  const fetcher = useFetcher<NoteReply>();
  const fieldId = `note-${note.id}`;
  const { data, state } = fetcher;
  const sent = useSentNote(data);
  const ends = useRef(done);
  ends.current = done;
  useEffect(() => {
    document.getElementById(fieldId)?.focus();
  }, [fieldId]);
  // Once the note has been reloaded: before, the old text would reappear.
  useEffect(() => {
    if (state === 'idle' && data?.ok) ends.current();
  }, [state, data]);
  return (
    <Composer
      fetcher={fetcher}
      action={subject.action}
      intent="edit-note"
      idName="noteId"
      id={note.id}
      label={t('edit')}
      readers={t('readers')}
      submit={t('save')}
      text={note.text}
      most={NOTE_LENGTH}
      people={subject.colleagues}
      sent={sent}
      cancel={{ label: t('cancel'), run: done }}
      fieldId={fieldId}
    />
  );
}

type Edit = { edit: () => void; editRef: RefObject<HTMLButtonElement | null> };

/** Buttons for the author of the note. */
function Own({ note, subject, removal, edit, editRef }: Props & Removal & Edit) {
  const { t } = useTranslation('notes');
  return (
    <removal.Form method="post" action={subject.action} className="note-own">
      <input type="hidden" name="noteId" value={note.id} />
      <button type="button" className="link" onClick={edit} ref={editRef}>
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
  );
}

function Files({ files }: Pick<Note, 'files'>) {
  const { t } = useTranslation('notes');
  if (files.length === 0) return null;
  return (
    <ul className="note-files" aria-label={t('files')}>
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a className="link" href={adminPath('noteFile', { id })} download>
            <Paperclip aria-hidden="true" /> {name}
          </a>{' '}
          <span className="num soft">{`${Math.max(1, Math.round(size / 1024))} KB`}</span>
        </li>
      ))}
    </ul>
  );
}

/** An internal note: in a dashed box, as nothing that is sent outside is. */
export function NoteCard({
  note,
  subject,
  removal,
  marks,
}: Props & Removal & { marks?: ReactNode }) {
  const { t } = useTranslation('notes');
  const locale = useLocale();
  const [edited, setEdited] = useState(false);
  // Items that were new when the record was opened stay marked while it is open.
  const [isNew] = useState(note.isNew);
  const at = (moment: string) => formatDateTime(new Date(moment), locale);
  // Focus returns to the button that opened it.
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !edited) edit.current?.focus();
    was.current = edited;
  }, [edited]);
  if (edited) return <EditNote note={note} subject={subject} done={() => setEdited(false)} />;
  const by = note.by ?? t('gone');
  return (
    <article className="note-card" aria-label={t('of', { name: by })}>
      <header>
        <Round name={by} />
        <b>{by}</b>
        <span className="note-tag">
          <Lock aria-hidden="true" /> {t('internal')}
        </span>
        {marks}
        {isNew && <span className="note-tag new">{t('new')}</span>}
        <Moment at={note.at} />
        {note.editedAt && <small title={at(note.editedAt)}>{t('edited')}</small>}
      </header>
      <p>
        <NoteWords parts={note.parts} former={t('former')} />
      </p>
      <Files files={note.files} />
      {note.mine && subject.writes && (
        <Own
          note={note}
          subject={subject}
          removal={removal}
          editRef={edit}
          edit={() => setEdited(true)}
        />
      )}
    </article>
  );
}

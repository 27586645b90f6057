import { Lock } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { adminPath } from '#app/paths.ts';
import { Composer } from '#app/ui/admin/composer/composer.tsx';
import { NoteWords } from '#app/ui/admin/composer/note-words.tsx';
import { Round } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import type { NoteReply } from '../commands/lead-actions.server.ts';
import type { readLead } from '../staff-leads.store.server.ts';
import { useSent } from '../use-sent.ts';
import { type LeadNote, NOTE_LENGTH } from './lead-notes.ts';

type Lead = NonNullable<Awaited<ReturnType<typeof readLead>>>;
type Props = { note: LeadNote; lead: Lead };
/** Removing a note must survive the note's card. */
type Removal = { removal: FetcherWithComponents<NoteReply> };

function EditNote({ note, lead, done }: Props & { done: () => void }) {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  const fetcher = useFetcher<NoteReply>();
  const fieldId = useId();
  const { data, state } = fetcher;
  const sent = useSent(data);
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
      action={adminPath('lead', { id: lead.id })}
      intent="edit-note"
      id={note.id}
      label={t('edit')}
      readers={t('readers')}
      submit={t('save')}
      text={note.text}
      most={NOTE_LENGTH}
      people={lead.colleagues}
      sent={sent}
      cancel={{ label: t('cancel'), run: done }}
      fieldId={fieldId}
    />
  );
}

type Edit = { edit: () => void; editRef: RefObject<HTMLButtonElement | null> };

/** Buttons for the author of the note. */
function Own({ note, lead, removal, edit, editRef }: Props & Removal & Edit) {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  return (
    <removal.Form method="post" action={adminPath('lead', { id: lead.id })} className="note-own">
      <input type="hidden" name="id" value={note.id} />
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

/** An internal note: in a dashed box, as nothing that is sent outside is. */
export function LeadNoteCard({ note, lead, removal }: Props & Removal) {
  const { t } = useTranslation('leads', { keyPrefix: 'notes' });
  const { may } = usePermissions();
  const locale = useLocale();
  const [edited, setEdited] = useState(false);
  // Items that were new when the lead was opened stay marked while it is open.
  const [isNew] = useState(note.isNew);
  const at = (moment: string) => formatDateTime(new Date(moment), locale);
  // Focus returns to the button that opened it.
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !edited) edit.current?.focus();
    was.current = edited;
  }, [edited]);
  if (edited) return <EditNote note={note} lead={lead} done={() => setEdited(false)} />;
  const by = note.by ?? t('gone');
  return (
    <article className="note-card" aria-label={t('of', { name: by })}>
      <header>
        <Round name={by} />
        <b>{by}</b>
        <span className="note-tag">
          <Lock aria-hidden="true" /> {t('internal')}
        </span>
        {isNew && <span className="note-tag new">{t('new')}</span>}
        <Moment at={note.at} />
        {note.editedAt && <small title={at(note.editedAt)}>{t('edited')}</small>}
      </header>
      <p>
        <NoteWords parts={note.parts} former={t('former')} />
      </p>
      {note.mine && may('crm', 'update') && (
        <Own
          note={note}
          lead={lead}
          removal={removal}
          editRef={edit}
          edit={() => setEdited(true)}
        />
      )}
    </article>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import { adminPath } from '#app/paths.ts';
import { AttachmentField } from '#app/ui/admin/composer/attachment-field.tsx';
import { Composer } from '#app/ui/admin/composer/composer.tsx';
import { useAttachments } from '#app/ui/admin/composer/use-attachments.ts';
import { useKeys } from '#app/ui/admin/keys/keys.tsx';
import type { NoteReply } from '../commands/note-commands.server.ts';
import { NOTE_FILES, NOTE_LENGTH } from '../note.ts';
import type { NoteSubject } from './note-subject.ts';
import { useSentNote } from './use-note-posts.ts';

type Props = {
  subject: NoteSubject;
  /** The result of one posted without scripts. */
  reply: NoteReply | undefined;
  fieldId: string;
};

/** Writes a note to colleagues, with mentions and files. */
export function NoteForm({ subject, reply, fieldId }: Props) {
  const { t } = useTranslation('notes');
  const fetcher = useFetcher<NoteReply>();
  const files = useAttachments({ ...NOTE_FILES, action: adminPath('noteFiles') });
  const { data } = fetcher;
  const { clear } = files;
  const sent = useSentNote(data ?? reply);
  // The files were sent: the next note begins without files.
  useEffect(() => {
    if (data?.ok) clear();
  }, [data, clear]);
  return (
    <Composer
      fetcher={fetcher}
      action={subject.action}
      intent="note"
      idName="noteId"
      draft={subject.draft}
      label={t('label')}
      placeholder={t('placeholder')}
      readers={t('readers')}
      submit={t('submit')}
      text={reply && !reply.ok ? reply.values['text'] : undefined}
      most={NOTE_LENGTH}
      people={subject.colleagues}
      sent={sent}
      files={files}
      extras={<AttachmentField files={files} {...NOTE_FILES} />}
      fieldId={fieldId}
    />
  );
}

function WithKey(props: Props) {
  const { t } = useTranslation('notes');
  const { fieldId } = props;
  useKeys([
    {
      keys: 'i',
      label: t('key'),
      group: 'record',
      legend: true,
      run: () => document.getElementById(fieldId)?.focus(),
    },
  ]);
  return <NoteForm {...props} />;
}

/** Notes of colleagues on a record, for users with the permission; I goes to the field. */
export function NewNote(props: Props) {
  const { action, writes } = props.subject;
  if (!writes) return null;
  // Remounted for another record: neither the text nor its answer is about that one.
  return <WithKey key={action} {...props} />;
}

import { useTranslation } from 'react-i18next';
import { NewNote } from '#app/features/notes/admin/new-note.tsx';
import type { NoteSubject } from '#app/features/notes/admin/note-subject.ts';
import type { NoteReply } from '#app/features/notes/commands/note-commands.server.ts';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Field } from '#app/ui/field.tsx';
import { COMMENT_LENGTH, type Update } from '../../projects.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { ActForm, typedIn } from './project-forms.tsx';

/** What the client reads of the project, with what they say below it. */
export function UpdateLine({
  update: { author, at, body, comments },
  nameOf,
}: {
  update: Update;
  nameOf: (id: string | null) => string;
}) {
  return (
    <div>
      <p className="soft">
        {nameOf(author)} · <Moment at={at} />
      </p>
      <p className="project-words">{body}</p>
      {comments.map((comment) => (
        <blockquote key={comment.id} className="project-comment">
          <p className="soft">
            {nameOf(comment.author)} · <Moment at={comment.at} />
          </p>
          <p className="project-words">{comment.body}</p>
        </blockquote>
      ))}
    </div>
  );
}

type Writing = {
  /** Made with the page, so that what is sent twice is kept once. */
  id: string;
  reply: ProjectReply | undefined;
  notes: NoteSubject;
  /** The result of a note posted without scripts. */
  noteReply: NoteReply | undefined;
  /** Whether the client sees the project, and so may be written to. */
  updates: boolean;
};

/** Writes to colleagues, or to the client. */
export function ProjectWriting({ id, reply, notes, noteReply, updates }: Writing) {
  const { t } = useTranslation('staff-projects');
  return (
    <>
      <NewNote subject={notes} reply={noteReply} fieldId="new-note" />
      {updates && (
        <details className="project-more" open={reply?.intent === 'update' && !reply.ok}>
          <summary className="link">{t('updates.title')}</summary>
          <ActForm act="update" submit={t('updates.submit')} reply={reply}>
            <input type="hidden" name="key" value={id} />
            <Field
              id="pj-update"
              name="body"
              multiline
              rows={3}
              label={t('updates.label')}
              hint={t('updates.hint')}
              maxLength={COMMENT_LENGTH}
              defaultValue={typedIn(reply, 'update')['body']}
              required
            />
          </ActForm>
        </details>
      )}
    </>
  );
}

import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Round } from '#app/ui/admin/initials.tsx';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Field } from '#app/ui/field.tsx';
import { COMMENT_LENGTH, type Update } from '../../projects.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { ActForm, typedIn } from './project-forms.tsx';
import type { StaffProject } from './staff-projects.ts';

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
        <blockquote key={comment.id} className="project-said">
          <p className="soft">
            {nameOf(comment.author)} · <Moment at={comment.at} />
          </p>
          <p className="project-words">{comment.body}</p>
        </blockquote>
      ))}
    </div>
  );
}

/** What colleagues write to each other: no client ever reads it. */
export function ProjectNote({ note, by }: { note: StaffProject['notes'][number]; by: string }) {
  const { t } = useTranslation('notes');
  return (
    <article className="note-card" aria-label={t('of', { name: by })}>
      <header>
        <Round name={by} />
        <b>{by}</b>
        <span className="note-tag">
          <Lock aria-hidden="true" /> {t('internal')}
        </span>
        <Moment at={note.at} />
      </header>
      <p>{note.body}</p>
    </article>
  );
}

type Writing = {
  /** Made with the page, so that what is sent twice is kept once. */
  ids: { update: string; note: string };
  reply: ProjectReply | undefined;
  /** Whether the client sees the project, and so may be written to. */
  updates: boolean;
};

/** Writes to colleagues, or to the client. */
export function ProjectWriting({ ids, reply, updates }: Writing) {
  const { t } = useTranslation('staff-projects');
  return (
    <>
      <ActForm act="note" submit={t('notes.submit')} reply={reply}>
        <input type="hidden" name="key" value={ids.note} />
        <Field
          id="pj-note"
          name="body"
          multiline
          rows={2}
          label={t('notes.label')}
          hint={t('notes.hint')}
          maxLength={8000}
          defaultValue={typedIn(reply, 'note')['body']}
          required
        />
      </ActForm>
      {updates && (
        <details className="project-more" open={reply?.intent === 'update' && !reply.ok}>
          <summary className="link">{t('updates.title')}</summary>
          <ActForm act="update" submit={t('updates.submit')} reply={reply}>
            <input type="hidden" name="key" value={ids.update} />
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

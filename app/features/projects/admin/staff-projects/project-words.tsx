import { useTranslation } from 'react-i18next';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Field } from '#app/ui/field.tsx';
import { COMMENT_LENGTH, type Names, type Update } from '../../projects.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { ActForm, typedIn } from './project-forms.tsx';
import type { StaffProject } from './staff-projects.ts';

type Writing = {
  /** Made with the page, so that what is sent twice is kept once. */
  ids: { update: string; note: string };
  names: Names;
  reply: ProjectReply | undefined;
  writes: boolean;
};

/** What the client reads of the project, with what they say below it. */
export function Updates({
  updates,
  ids,
  names,
  reply,
  writes,
}: Writing & { updates: readonly Update[] }) {
  const { t } = useTranslation('staff-projects');
  const nameOf = (id: string | null) => (id && names[id]) ?? t('gone');
  return (
    <>
      {writes && (
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
      )}
      {updates.length === 0 && <p className="soft">{t('updates.none')}</p>}
      <ul className="project-rows">
        {updates.map(({ id, author, at, body, comments }) => (
          <li key={id}>
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
          </li>
        ))}
      </ul>
    </>
  );
}

/** What colleagues write to each other: no client ever reads it. */
export function Notes({ notes, ids, names, reply, writes }: Writing & Pick<StaffProject, 'notes'>) {
  const { t } = useTranslation('staff-projects');
  return (
    <>
      {writes && (
        <ActForm act="note" submit={t('notes.submit')} reply={reply}>
          <input type="hidden" name="key" value={ids.note} />
          <Field
            id="pj-note"
            name="body"
            multiline
            rows={3}
            label={t('notes.label')}
            hint={t('notes.hint')}
            maxLength={8000}
            defaultValue={typedIn(reply, 'note')['body']}
            required
          />
        </ActForm>
      )}
      {notes.length === 0 && <p className="soft">{t('notes.none')}</p>}
      <ul className="project-rows">
        {notes.map(({ id, author, body, at }) => (
          <li key={id}>
            <p className="soft">
              {(author && names[author]) ?? t('gone')} · <Moment at={at} />
            </p>
            <p className="project-words">{body}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import { Moment } from '#app/ui/admin/moment.tsx';
import { Field } from '#app/ui/field.tsx';
import { Balloons, commentId, PagePicture } from '../../pages/balloons.tsx';
import { COMMENT_LENGTH, type Names } from '../../projects.ts';
import type { ProjectReply } from './project-actions.server.ts';
import { ActForm, typedIn } from './project-forms.tsx';
import type { DiscussedVersion, Discussion } from './staff-projects.ts';

type Shared = {
  names: Names;
  /** Made with the page, so that what is sent twice is kept once. */
  answerKey: string;
  reply: ProjectReply | undefined;
  writes: boolean;
};

function VersionTalk({
  version,
  names,
  answerKey,
  reply,
  writes,
}: Shared & { version: DiscussedVersion }) {
  const { t } = useTranslation(['staff-projects', 'projects']);
  const { id, number, fileName: name, drawing, comments, pages } = version;
  const typed = typedIn(reply, 'answer');
  return (
    <section aria-labelledby={`pj-v-${id}`}>
      <h3 className="small-title" id={`pj-v-${id}`}>
        {t('deliveries.version', { number })}
      </h3>
      {drawing && drawing !== 'drawn' && <p className="soft">{t(`discussions.${drawing}`)}</p>}
      {pages.map((page) => (
        <div key={page.page} className="pin-page">
          <PagePicture page={page} alt={t('discussions.page', { name, page: page.page })} />
          <Balloons page={page.page} {...{ comments, names }} />
        </div>
      ))}
      {comments.length === 0 && <p className="soft">{t('discussions.none')}</p>}
      {comments.map(({ id: comment, author, at, body, weight, pin }) => (
        <blockquote key={comment} id={commentId(comment)} className="project-comment">
          <p className="soft">
            {(author && names[author]) ?? t('gone')} · <Moment at={at} />
          </p>
          {pin && <p className="soft">{t('discussions.place', pin)}</p>}
          {weight && (
            <p className="soft">
              {t('discussions.asked', { weight: t(`projects:weights.${weight}`) })}
            </p>
          )}
          <p className="project-words">{body}</p>
        </blockquote>
      ))}
      {writes && (
        <ActForm act="answer" submit={t('discussions.submit')} reply={reply}>
          <input type="hidden" name="key" value={answerKey} />
          <input type="hidden" name="version" value={id} />
          <Field
            id={`pj-answer-${id}`}
            name="body"
            multiline
            rows={2}
            label={t('discussions.answer', { number })}
            hint={t('discussions.hint')}
            maxLength={COMMENT_LENGTH}
            defaultValue={typed['version'] === id ? typed['body'] : undefined}
            required
          />
        </ActForm>
      )}
    </section>
  );
}

/** The comments on a deliverable, by version, with the places on the page that they point at. */
export function VersionComments({ discussion, ...shared }: Shared & { discussion: Discussion }) {
  const { t } = useTranslation('staff-projects');
  const count = discussion.versions.reduce((sum, { comments }) => sum + comments.length, 0);
  const typed = typedIn(shared.reply, 'answer')['version'];
  const isOpen = discussion.versions.some(({ id }) => id === typed);
  return (
    <details className="project-more" open={isOpen || undefined}>
      <summary className="button outlined compact">{t('discussions.open', { count })}</summary>
      {discussion.versions.map((version) => (
        <VersionTalk key={version.id} version={version} {...shared} />
      ))}
    </details>
  );
}

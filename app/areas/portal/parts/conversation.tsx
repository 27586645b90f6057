import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { commentId } from '#app/features/projects/pages/balloons.tsx';
import {
  COMMENT_LENGTH,
  type Comment,
  type Names,
  type Pin,
  type Update,
} from '#app/features/projects/projects.ts';
import { formatWhen } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { FailedCode } from './failed-code.tsx';

type Message = {
  author: string | null;
  at: string;
  now: string;
  names: Names;
  mine: boolean;
  id?: string;
  pin?: Pin | null;
};

/** A message: a solid line for the studio, a dashed one for the client. */
function Message({
  author,
  at,
  now,
  names,
  mine,
  id,
  pin,
  children,
}: Message & { children: ReactNode }) {
  const { t } = useTranslation('portal');
  const locale = useLocale();
  return (
    <div className="portal-message" data-mine={mine || undefined} id={id}>
      <p className="portal-by">
        <b>
          {pin && (
            <>
              <a className="link" href={`#pagina-${pin.page}`} aria-label={t('look.place', pin)}>
                {pin.number}
              </a>
              {' · '}
            </>
          )}
          {(author && names[author]) ?? t('gone')}
        </b>
        <time className="note" dateTime={at}>
          {formatWhen(new Date(at), new Date(now), locale)}
        </time>
      </p>
      {children}
    </div>
  );
}

export function Comments({
  comments,
  now,
  names,
}: {
  comments: readonly Comment[];
  now: string;
  names: Names;
}) {
  const { t } = useTranslation(['portal', 'projects']);
  return comments.map(({ id, author, at, body, fromClient, weight, pin }) => (
    <Message key={id} id={commentId(id)} {...{ author, at, now, names, pin }} mine={fromClient}>
      {weight && (
        <p className="portal-hot">
          {t('portal:comment.asked', { weight: t(`projects:weights.${weight}`) })}
        </p>
      )}
      <p className="portal-words">{body}</p>
    </Message>
  ));
}

type FormProps = {
  action: string;
  /** Made with the page, so that a comment that is sent twice is stored once. */
  id: string;
  about: Readonly<Record<string, string>>;
  typed: string | undefined;
  error: string | undefined;
  /** It failed by a fault of ours, which has a code. */
  ours?: boolean | undefined;
};

/** A text field with a send button. */
export function CommentForm({ action, id, about, typed, error, ours }: FormProps) {
  const { t } = useTranslation('portal');
  const { update, version } = about;
  const field = `c-${update ?? version ?? ''}`;
  return (
    <form
      method="post"
      action={action}
      className="portal-form"
      data-waits={update ?? version}
      data-onto={update && `#n-${update}`}
    >
      <input type="hidden" name="intent" value="comment" />
      <input type="hidden" name="id" value={id} />
      {Object.entries(about).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        id={field}
        name="body"
        multiline
        rows={3}
        label={t('comment.label')}
        hint={t('comment.hint')}
        maxLength={COMMENT_LENGTH}
        defaultValue={typed}
        error={error}
        required
      />
      {ours && <FailedCode />}
      <Button type="submit" variant="outline" small>
        {t('comment.send')}
      </Button>
    </form>
  );
}

type NewsProps = {
  updates: readonly (Update & { commentId: string })[];
  now: string;
  names: Names;
  /** Where a comment is posted to; null without the right to comment. */
  action: string | null;
  failed: { update: string; typed: string; error: string; ours: boolean } | undefined;
};

/** Updates of a project, each with its comments. */
export function News({ updates, now, names, action, failed }: NewsProps) {
  const { t } = useTranslation('portal');
  if (updates.length === 0) return <p className="soft">{t('news.none')}</p>;
  return updates.map(({ id, author, at, body, comments, commentId }) => {
    const mine = failed?.update === id ? failed : undefined;
    return (
      <Message key={id} {...{ author, at, now, names }} mine={false}>
        <p className="portal-words">{body}</p>
        {(comments.length > 0 || action) && (
          <details className="portal-fold" open={mine !== undefined || undefined} id={`n-${id}`}>
            <summary>
              {comments.length > 0
                ? t('news.comments', { count: comments.length })
                : t('news.comment')}
            </summary>
            <Comments {...{ comments, now, names }} />
            {action && (
              <CommentForm
                action={action}
                id={commentId}
                about={{ update: id }}
                typed={mine?.typed}
                error={mine?.error}
                ours={mine?.ours}
              />
            )}
          </details>
        )}
      </Message>
    );
  });
}

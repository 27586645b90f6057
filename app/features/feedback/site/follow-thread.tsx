import { useTranslation } from 'react-i18next';
import { POST } from '#app/features/qualification/intake/post-fields.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { endpointPath } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { FollowedEntry } from '../feedback.store.server.ts';
import { LONGEST_VERBATIM } from '../feedback-rules.ts';

/** The refused reply as typed, with the reason. */
export type ReplyState = { body: string; notice: { title: string; text: string } };

type Props = {
  token: string;
  messages: FollowedEntry['messages'];
  state: ReplyState | undefined;
};

export function When({ at }: { at: string }) {
  const locale = useLocale();
  const date = new Date(at);
  return (
    <time className="note" dateTime={date.toISOString()}>
      {formatDateTime(date, locale)}
    </time>
  );
}

/** The files of the conversation, from the author or from the team. */
export function Files({ token, files }: { token: string; files: FollowedEntry['files'] }) {
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  if (files.length === 0) return null;
  return (
    <ul aria-label={t('follow.files')}>
      {files.map(({ id, name }) => (
        <li key={id}>
          <a className="link" href={endpointPath('feedbackFile', locale, { token, file: id })}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The conversation of the author and the team, with the form to go on. */
export function FollowThread({ token, messages, state }: Props) {
  const { t } = useTranslation('feedback');
  const locale = useLocale();
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className="note">
        {t('follow.thread')}
      </h2>
      {messages.length > 0 && (
        <ol className="follow-thread">
          {messages.map(({ by, body, at, files }) => (
            <li key={at} data-by={by}>
              <p>
                <b>{by === 'staff' ? t('follow.team') : t('follow.you')}</b> <When at={at} />
              </p>
              <p className="follow-words">{body}</p>
              <Files token={token} files={files} />
            </li>
          ))}
        </ol>
      )}
      <form
        method="post"
        action={endpointPath('feedbackReply', locale, { token })}
        className="follow-reply"
      >
        {state && (
          <div className="notice" role="alert">
            <strong>{state.notice.title}</strong> <span>{state.notice.text}</span>
          </div>
        )}
        <p className="unseen" aria-hidden="true">
          <label>
            {t('form.honeypot')}
            <input name={POST.trap} tabIndex={-1} autoComplete="off" />
          </label>
        </p>
        <Field
          id="reply"
          name="body"
          multiline
          rows={3}
          required
          label={t('follow.reply')}
          placeholder={t('follow.replyPlaceholder')}
          maxLength={LONGEST_VERBATIM}
          defaultValue={state?.body}
        />
        <Button type="submit" variant="outline">
          {t('follow.send')}
        </Button>
      </form>
    </section>
  );
}

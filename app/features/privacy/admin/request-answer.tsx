import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { usePermissions } from '#app/access/permissions-context.tsx';
import { Needs } from '#app/access/rights/needs.tsx';
import { ConfirmSubmit } from '#app/ui/admin/confirm-submit.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { RequestReply } from './commands/request-actions.server.ts';
import type { StaffRequest } from './staff-privacy.store.server.ts';
import type { Outcome as OutcomeName } from './staff-privacy.ts';

type OutcomeProps = {
  outcome: OutcomeName;
  text: string;
  /** Whether a mail is sent to the person, and what was typed before. */
  message?: { typed: string | undefined; error: string | undefined };
  children: ReactNode;
};

function Outcome({ outcome, text, message, children }: OutcomeProps) {
  const { t } = useTranslation('privacy', { keyPrefix: 'admin' });
  const id = useId();
  return (
    <Form method="post" className="form-page" noValidate>
      <input type="hidden" name="outcome" value={outcome} />
      <p className="soft small">{text}</p>
      {message && (
        <Field
          id={`${id}-message`}
          name="message"
          label={t('answerField')}
          multiline
          rows={3}
          maxLength={5000}
          defaultValue={message.typed}
          error={message.error}
        />
      )}
      <div>{children}</div>
    </Form>
  );
}

function Erasure() {
  const { t } = useTranslation('privacy', { keyPrefix: 'admin' });
  return (
    <Needs resource="users" action="delete" label={t('erase')}>
      <Outcome outcome="erase" text={t('eraseText')}>
        <ConfirmSubmit
          label={t('erase')}
          question={t('eraseConfirm')}
          text={t('eraseConfirmText')}
          confirm={t('erase')}
          cancel={t('cancel')}
        />
      </Outcome>
    </Needs>
  );
}

/** The person has not confirmed the request; staff may send the link for it again. */
function Waiting({ email }: Pick<StaffRequest, 'email'>) {
  const { t } = useTranslation('privacy', { keyPrefix: 'admin' });
  return (
    <>
      <p className="soft">{t('waiting')}</p>
      <Needs resource="users" action="update" label={t('resend')}>
        <Outcome outcome="resend" text={t('resendText')}>
          <ConfirmSubmit
            label={t('resend')}
            question={t('resendConfirm')}
            text={t('resendConfirmText', { email })}
            confirm={t('resend')}
            cancel={t('resendCancel')}
          />
        </Outcome>
      </Needs>
    </>
  );
}

type Props = { request: StaffRequest; reply: RequestReply | undefined };

/** It has been answered, by any colleague; the user's text has not been sent. */
function Closed({ reply }: Pick<Props, 'reply'>) {
  const { t } = useTranslation('privacy', { keyPrefix: 'admin' });
  return (
    <>
      <p className="soft">{t('closed')}</p>
      {reply?.ok === false && reply.values['message'] && (
        <>
          <p>{t('unsent')}</p>
          <p className="admin-words">{reply.values['message']}</p>
        </>
      )}
    </>
  );
}

/** The ways to answer a request of this kind, once its address is confirmed. */
export function RequestAnswer({ request: { kind, state, email }, reply }: Props) {
  const { t } = useTranslation('privacy', { keyPrefix: 'admin' });
  const { may } = usePermissions();
  const [initial] = useState(state);
  if (state === 'unproved') return <Waiting email={email} />;
  // A colleague may answer the request while the user writes: the user's text stays on the screen.
  const late = state !== 'open' && initial === 'open' && !reply?.ok;
  if (state !== 'open' && !late) return <Closed reply={reply} />;
  if (!may('users', 'update')) return <p className="soft">{t('readOnly')}</p>;
  const refused = reply?.ok === false ? reply : undefined;
  const missing = refused?.fieldErrors['message'] && t('failed.answer_missing');
  const message = { typed: refused?.values['message'], error: missing };
  return (
    <>
      {late && <p className="admin-notice bad">{t('closed')}</p>}
      {(kind === 'access' || kind === 'portability') && (
        <Outcome outcome="copy_given" text={t('giveCopyText')}>
          <Button type="submit">{t('giveCopy')}</Button>
        </Outcome>
      )}
      {kind === 'correction' && (
        <Outcome outcome="corrected" text={t('correctText')} message={message}>
          <Button type="submit">{t('correct')}</Button>
        </Outcome>
      )}
      {kind === 'deletion' && <Erasure />}
      <Outcome
        outcome="refused"
        text={t('refuseText')}
        message={kind === 'correction' ? { typed: undefined, error: undefined } : message}
      >
        <Button type="submit" variant="outline">
          {t('refuse')}
        </Button>
      </Outcome>
    </>
  );
}

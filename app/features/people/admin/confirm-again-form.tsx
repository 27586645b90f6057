import { type ComponentType, type RefAttributes, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, type FormProps } from 'react-router';
import { CONFIRM_FIELD } from '#app/access/step-up.ts';
import { authPaths } from '#app/paths.ts';
import { type ActionReply, postedIn } from '#app/ui/admin/action-reply.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';

/** Codes after which the password may still be typed. */
const ASKS_AGAIN: readonly string[] = ['sign_in_old', 'password_wrong'];

type Props = {
  reply: ActionReply | undefined;
  /** The form of a fetcher, where the change itself was sent by one. */
  as?: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
  action?: string | undefined;
};

/** Repeats a change, as it was typed, with the password that confirms the user. */
export function ConfirmAgainForm({ reply, as: Kind = Form, action }: Props) {
  const { t } = useTranslation('people');
  const form = useRef<HTMLFormElement>(null);
  const passwordRefusal =
    reply?.ok === false && ASKS_AGAIN.includes(reply.code) ? reply : undefined;
  useEffect(() => {
    if (passwordRefusal)
      form.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [passwordRefusal]);
  if (!passwordRefusal) return null;
  const wrong = passwordRefusal.code === 'password_wrong';
  return (
    <Kind method="post" action={action} className="form-page people-notice" ref={form} noValidate>
      {[...postedIn(passwordRefusal)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={String(value)} />
      ))}
      <Field
        id={CONFIRM_FIELD}
        name={CONFIRM_FIELD}
        type="password"
        autoComplete="current-password"
        required
        label={t('again.password')}
        hint={t('again.hint')}
        error={wrong ? t('refusals.password_wrong') : undefined}
      />
      <Button type="submit">{t('again.submit')}</Button>
      <p className="soft">
        <a className="link" href={authPaths.again} target="_blank" rel="noreferrer">
          {t('again.elsewhere')}
        </a>{' '}
        {t('again.elsewhereHint')}
      </p>
    </Kind>
  );
}

import { type ComponentType, type RefAttributes, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, type FormProps } from 'react-router';
import { issuerPath } from '#app/access/issuers/issuer-path.ts';
import { CONFIRM_FIELD, type ConfirmWays, mayConfirm } from '#app/access/step-up.ts';
import { authPaths } from '#app/paths.ts';
import { type ActionReply, postedIn } from '#app/ui/admin/action-reply.ts';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';

const PASSWORD_ALONE: ConfirmWays = { password: true, issuer: null };

type Props = {
  reply: ActionReply | undefined;
  /** The form of a fetcher, where the change itself was sent by one. */
  as?: ComponentType<FormProps & RefAttributes<HTMLFormElement>>;
  action?: string | undefined;
};

type Issuer = NonNullable<ConfirmWays['issuer']>;

/** Confirms at the issuer in another tab, so that what was typed stays in this one. */
function AtIssuer({ issuer: { id, name }, only }: { issuer: Issuer; only: boolean }) {
  const { t } = useTranslation('people');
  return (
    <p className={only ? undefined : 'soft'}>
      <a
        className={only ? 'button outlined compact' : 'link'}
        href={issuerPath({ issuer: id, wanted: authPaths.account, again: true })}
        target="_blank"
        rel="noreferrer"
      >
        {t('again.atIssuer', { name })}
      </a>{' '}
      {t(only ? 'again.atIssuerHint' : 'again.elsewhereHint')}
    </p>
  );
}

/** Repeats a change, as it was typed, once the user has confirmed by password or at their issuer that it is them. */
export function ConfirmAgainForm({ reply, as: Kind = Form, action }: Props) {
  const { t } = useTranslation('people');
  const form = useRef<HTMLFormElement>(null);
  const passwordRefusal = reply?.ok === false && mayConfirm(reply.code) ? reply : undefined;
  useEffect(() => {
    if (passwordRefusal)
      form.current?.querySelector<HTMLElement>('input:not([type=hidden]), a')?.focus();
  }, [passwordRefusal]);
  if (!passwordRefusal) return null;
  const wrong = passwordRefusal.code === 'password_wrong';
  const { password, issuer } = (passwordRefusal.details ?? PASSWORD_ALONE) as ConfirmWays;
  return (
    <Kind method="post" action={action} className="form-page people-notice" ref={form} noValidate>
      {[...postedIn(passwordRefusal)].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={String(value)} />
      ))}
      {password ? (
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
      ) : (
        <p>{t('again.hint')}</p>
      )}
      {issuer && !password && <AtIssuer issuer={issuer} only />}
      <Button type="submit">{t(password ? 'again.submit' : 'again.confirmed')}</Button>
      {issuer && password && <AtIssuer issuer={issuer} only={false} />}
    </Kind>
  );
}

import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import type { FormReply } from './auth-page.server.ts';
import { StrengthMeter } from './strength-meter.tsx';

export type AuthField = {
  name: string;
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  label: string;
  hint?: string;
  inputMode?: 'numeric';
  /** Its value when the page opens. */
  value?: string;
};

type Props = {
  action: string;
  fields: readonly AuthField[];
  submit: string;
  reply: FormReply | undefined;
  /** Hidden fields, such as a link's token. */
  hidden?: Readonly<Record<string, string | null>>;
  children?: ReactNode;
  /** Outlined where it is not the main action of the page. */
  variant?: 'primary' | 'outline';
  /** Distinguishes the fields of several forms on one page. */
  idPrefix?: string;
  /** On arrival the first empty field, or the first wrong one, has focus. */
  focuses?: boolean;
  /** Submitting it ends the session: the device deletes the user's local data. */
  signsOut?: boolean;
};

/** Why a form was refused, announced as the page opens. */
export function RefusalNotice({ reply }: { reply: FormReply | undefined }) {
  const { t } = useTranslation('auth');
  if (!reply?.reason || reply.reason === 'invalid') return null;
  return (
    <div className="auth-notice" role="alert">
      <p>
        <b>{t(`refused.${reply.reason}.title`)}</b>
      </p>
      <p>{t(`refused.${reply.reason}.text`)}</p>
    </div>
  );
}

/** A form of one of these pages: native, with the reason of a refusal at its head. */
export function AuthForm({
  action,
  fields,
  submit,
  reply,
  hidden = {},
  children,
  variant,
  idPrefix,
  focuses = idPrefix === undefined,
  signsOut,
}: Props) {
  const filledWith = ({ name, value }: AuthField) => reply?.typed[name] ?? value;
  const first =
    fields.find(({ name }) => reply?.errors[name]) ?? fields.find((one) => !filledWith(one));
  return (
    <form
      method="post"
      action={action}
      className="auth-form"
      noValidate
      data-signs-out={signsOut || undefined}
    >
      <RefusalNotice reply={reply} />
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {fields.map(({ name, label, hint, value, ...input }) => (
        <Fragment key={name}>
          <Field
            id={idPrefix ? `${idPrefix}-${name}` : name}
            name={name}
            label={label}
            hint={hint}
            error={reply?.errors[name]}
            defaultValue={reply?.typed[name] ?? value}
            autoFocus={(focuses && name === first?.name) || undefined}
            required
            {...input}
          />
          {input.autoComplete === 'new-password' && <StrengthMeter field={name} />}
        </Fragment>
      ))}
      {children}
      <Button type="submit" variant={variant}>
        {submit}
      </Button>
    </form>
  );
}

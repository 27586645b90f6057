import type { TFunction } from 'i18next';
import { z } from 'zod';
import { PASSWORD_LENGTH } from '#app/access/limits.ts';
import { typedEmail, typedLine } from '#app/platform/text/typed-text.ts';
import type { AuthField } from './auth-form.tsx';

type Translate = TFunction<'auth'>;

const EMAIL_LENGTH = 254;
const NAME_LENGTH = 120;
const PASSKEY_NAME = { max: 60 } as const;

export const emailField = (t: Translate): AuthField => ({
  name: 'email',
  type: 'email',
  autoComplete: 'username',
  label: t('fields.email'),
});

export const nameField = (t: Translate): AuthField => ({
  name: 'name',
  type: 'text',
  autoComplete: 'name',
  label: t('fields.name'),
});

export const passwordField = (t: Translate): AuthField => ({
  name: 'password',
  type: 'password',
  autoComplete: 'current-password',
  label: t('fields.password'),
});

export const newPasswordField = (t: Translate): AuthField => ({
  ...passwordField(t),
  autoComplete: 'new-password',
  label: t('fields.newPassword'),
  hint: t('fields.newPasswordHint', PASSWORD_LENGTH),
});

export const currentPasswordField = (t: Translate): AuthField => ({
  ...passwordField(t),
  name: 'currentPassword',
  label: t('fields.currentPassword'),
});

export const codeField = (t: Translate): AuthField => ({
  name: 'code',
  type: 'text',
  autoComplete: 'one-time-code',
  label: t('fields.code'),
});

/** Rules of the fields above; the messages are sentences in the user's language. */
export const rules = (t: Translate) => ({
  email: typedEmail.pipe(z.email(t('errors.email')).max(EMAIL_LENGTH, t('errors.email'))),
  // No addresses: the name is in mails, and an anonymous visitor may have them sent to anyone.
  name: typedLine.pipe(
    z
      .string()
      .min(1, t('errors.name'))
      .max(NAME_LENGTH, t('errors.name'))
      .regex(/^[^<>@:/\\]+$/, t('errors.name')),
  ),
  passkeyName: typedLine.pipe(
    z
      .string()
      .min(1, t('errors.passkeyName', PASSKEY_NAME))
      .max(PASSKEY_NAME.max, t('errors.passkeyName', PASSKEY_NAME)),
  ),
  password: z.string().min(1, t('errors.password')).max(PASSWORD_LENGTH.max, t('errors.password')),
  newPassword: z
    .string()
    .min(PASSWORD_LENGTH.min, t('errors.short', PASSWORD_LENGTH))
    .max(PASSWORD_LENGTH.max, t('errors.long', PASSWORD_LENGTH)),
  code: z.string().trim().min(6, t('errors.code')).max(32, t('errors.code')),
  token: z.string().min(1).max(2048),
});

/** The first message of each invalid field. */
export function errorsOf(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { path, message } of error.issues) errors[String(path[0])] ??= message;
  return errors;
}

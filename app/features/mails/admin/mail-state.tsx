import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { MailRow, MailState as State } from './mails.ts';

/** The state of a mail, in words. */
export function MailState({ state }: { state: State }) {
  const { t } = useTranslation('mails');
  return (
    <span className="mail-state" data-state={state}>
      {t(`states.${state}`)}
    </span>
  );
}

/** The most frequent errors of mail servers, and what they mean; the first match. */
const ERRORS = [
  ['address', /\b5\.[12]\.\d|\b55[013]\b/],
  ['login', /\b535\b|EAUTH|authenticat|invalid login/i],
  ['unreachable', /ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EDNS|ESOCKET|timeout|greeting/i],
  ['tls', /STARTTLS|certificate|TLS|SSL/],
  ['later', /\b4\d\d[ -]|\b4\.\d\.\d/],
] as const;

/** The last error in a sentence; empty where the last try ended well. */
export function errorOf(t: TFunction<'mails'>, { error }: MailRow): string {
  if (error === '') return '';
  const known = ERRORS.find(([, pattern]) => pattern.test(error))?.[0] ?? 'other';
  return t(`errors.${known}`);
}

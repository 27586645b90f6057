import { Text } from '@react-email/components';
import type {
  AccountMail,
  PasskeyChange,
  SecondStepChange,
} from '#app/access/account-mail.server.ts';
import type { Company } from '#app/features/company/company.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import {
  MailAction,
  MailFrame,
  MailSmall,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import { plainName } from '#app/platform/mail/plain-name.ts';

type Frame = {
  locale: Locale;
  company: Pick<Company, 'name' | 'supportEmail'>;
  brand: MailBrand;
  origin: string;
};

/** The message of a mail's text; a mail from before an update may not say what changed. */
function textKey({ kind, facts: { change } }: AccountMail) {
  if (kind === 'second-step-changed' && isSecondStep(change)) return `${kind}.${change}` as const;
  if (kind === 'passkeys-changed' && isPasskey(change)) return `${kind}.${change}` as const;
  return `${kind}.text` as const;
}

type Change = AccountMail['facts']['change'];
const isPasskey = (change: Change): change is PasskeyChange =>
  change === 'added' || change === 'deleted';
const isSecondStep = (change: Change): change is SecondStepChange =>
  change !== undefined && !isPasskey(change);

/** Subject, HTML and text of a mail about an account. A mail with a path carries one button. */
export async function renderAccountMail(
  mail: AccountMail,
  { locale, company, brand, origin }: Frame,
) {
  const t = instanceOf(locale).getFixedT(locale, 'accounts');
  const { kind, facts } = mail;
  // A person who signs another person's address up chooses the name as well.
  const name = plainName(mail.name);
  const url = facts.path ? `${origin}${facts.path}` : undefined;
  const where = {
    device: facts.device ?? '',
    address: facts.address ?? '',
    newEmail: facts.newEmail ?? '',
    at: facts.at ? formatDateTime(new Date(facts.at), locale) : '',
  };
  const text = t(textKey(mail), { ...where, company: company.name });
  const content = (
    <MailFrame locale={locale} title={t(`${kind}.title`)} preview={text} brand={brand}>
      <Text style={mailText.text}>{name ? t('greeting', { name }) : t('hello')}</Text>
      <Text style={mailText.text}>{text}</Text>
      {url && <MailAction brand={brand} href={url} label={t(`${kind}.button`)} copy={t('copy')} />}
      <MailSmall brand={brand}>{t(`${kind}.notYou`, { email: company.supportEmail })}</MailSmall>
    </MailFrame>
  );
  return { subject: t(`${kind}.subject`), ...(await renderMail(content, brand)) };
}

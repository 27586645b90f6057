import { Button, Link, Section, Text } from '@react-email/components';
import type { AccountMail } from '#app/access/account-mail.server.ts';
import type { Company } from '#app/features/company/company.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { MailFrame, mailText, renderMail } from '#app/platform/mail-frame.server.tsx';

const button = {
  backgroundColor: '#2020d0',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 22px',
};

type Frame = { locale: Locale; company: Pick<Company, 'name' | 'supportEmail'>; origin: string };

/** Subject, HTML and text of a mail about an account. A mail with a path carries one button. */
export async function renderAccountMail(mail: AccountMail, { locale, company, origin }: Frame) {
  const t = instanceOf(locale).getFixedT(locale, 'accounts');
  const { kind, facts, name } = mail;
  const url = facts.path ? `${origin}${facts.path}` : undefined;
  const where = {
    device: facts.device ?? '',
    address: facts.address ?? '',
    newEmail: facts.newEmail ?? '',
    at: facts.at ? formatDateTime(new Date(facts.at), locale) : '',
  };
  const sheet = (
    <MailFrame locale={locale} title={t(`${kind}.title`)}>
      <Text style={mailText.text}>{t('greeting', { name })}</Text>
      <Text style={mailText.text}>{t(`${kind}.text`, { ...where, company: company.name })}</Text>
      {url && (
        <Section>
          <Button style={button} href={url}>
            {t(`${kind}.button`)}
          </Button>
          <Text style={mailText.small}>
            {t('copy')} <Link href={url}>{url}</Link>
          </Text>
        </Section>
      )}
      <Text style={mailText.small}>{t(`${kind}.notYou`, { email: company.supportEmail })}</Text>
    </MailFrame>
  );
  return { subject: t(`${kind}.subject`, { company: company.name }), ...(await renderMail(sheet)) };
}

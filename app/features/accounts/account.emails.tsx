import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import type { AccountMail } from '#app/access/account-mail.server.ts';
import type { Company } from '#app/features/company/company.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';

const FONT = 'Archivo, Arial, Helvetica, sans-serif';
const style = {
  body: { backgroundColor: '#f2f3f0', color: '#11122b', fontFamily: FONT, margin: 0 },
  sheet: {
    backgroundColor: '#fbfbf9',
    border: '1.4px solid #11122b',
    padding: '32px',
    margin: '24px auto',
  },
  title: { fontSize: '28px', lineHeight: '32px', margin: '0 0 16px' },
  text: { fontSize: '16px', lineHeight: '25px', margin: '0 0 12px' },
  button: {
    backgroundColor: '#2020d0',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    padding: '14px 22px',
  },
  small: { fontSize: '13px', lineHeight: '20px', color: '#41435c', margin: '12px 0 0' },
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
    <Html lang={locale}>
      <Head />
      <Body style={style.body}>
        <Container style={style.sheet}>
          <Heading style={style.title}>{t(`${kind}.title`)}</Heading>
          <Text style={style.text}>{t('greeting', { name })}</Text>
          <Text style={style.text}>{t(`${kind}.text`, { ...where, company: company.name })}</Text>
          {url && (
            <Section>
              <Button style={style.button} href={url}>
                {t(`${kind}.button`)}
              </Button>
              <Text style={style.small}>
                {t('copy')} <Link href={url}>{url}</Link>
              </Text>
            </Section>
          )}
          <Text style={style.small}>{t(`${kind}.notYou`, { email: company.supportEmail })}</Text>
        </Container>
      </Body>
    </Html>
  );
  return {
    subject: t(`${kind}.subject`, { company: company.name }),
    html: await render(sheet),
    text: await render(sheet, { plainText: true }),
  };
}

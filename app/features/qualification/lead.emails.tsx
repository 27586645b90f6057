import {
  Body,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import type { Company } from '#app/features/company/company.ts';
import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { LeadForMail } from './lead-mail.store.server.ts';

const FONT = 'Archivo, Arial, Helvetica, sans-serif';
const MONO = 'ui-monospace, Menlo, Consolas, monospace';
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
  protocol: { fontFamily: MONO, fontSize: '22px', color: '#2020d0', margin: '0 0 20px' },
  label: { fontFamily: MONO, fontSize: '12px', color: '#5a5d75', margin: '12px 0 0' },
  answer: { fontSize: '16px', lineHeight: '24px', margin: 0, whiteSpace: 'pre-line' as const },
  small: { fontSize: '13px', color: '#41435c', margin: '12px 0 0' },
};

type SheetProps = { locale: Locale; title: string; children: React.ReactNode };

function Sheet({ locale, title, children }: SheetProps) {
  return (
    <Html lang={locale}>
      <Head />
      <Body style={style.body}>
        <Container style={style.sheet}>
          <Heading style={style.title}>{title}</Heading>
          {children}
        </Container>
      </Body>
    </Html>
  );
}

function Pairs({ pairs }: { pairs: { label: string; value: string }[] }) {
  return (
    <Section>
      {pairs.map(({ label, value }) => (
        <Section key={label}>
          <Text style={style.label}>{label}</Text>
          <Text style={style.answer}>{value}</Text>
        </Section>
      ))}
    </Section>
  );
}

const both = async (mail: ReactElement) => ({
  html: await render(mail),
  text: await render(mail, { plainText: true }),
});

/** Mail to the team: everything the visitor said, and where it came from. */
export function renderTeamMail(lead: LeadForMail, origin: string) {
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'qualification');
  const facts = [
    { label: t('mail.team.source'), value: lead.sourcePage ? `${origin}${lead.sourcePage}` : '' },
    { label: t('mail.team.campaign'), value: lead.campaign },
    { label: t('mail.team.language'), value: lead.locale },
    { label: t('mail.team.received'), value: formatDateTime(lead.createdAt, 'pt-BR') },
  ];
  return both(
    <Sheet locale="pt-BR" title={t('mail.team.title')}>
      <Text style={style.protocol}>{lead.protocol}</Text>
      {lead.reviewReason && (
        <Text style={style.text}>
          {t('mail.team.review', { reason: t(`mail.reasons.${lead.reviewReason}`) })}
        </Text>
      )}
      <Pairs pairs={lead.answers} />
      <Hr />
      <Pairs pairs={facts.filter(({ value }) => value !== '')} />
    </Sheet>,
  );
}

/** Mail to the visitor: the protocol, and a copy of the answers. */
export function renderVisitorMail(lead: LeadForMail, company: Company, locale: Locale) {
  const t = instanceOf(locale).getFixedT(locale, 'qualification');
  return both(
    <Sheet locale={locale} title={t('mail.visitor.title')}>
      <Text style={style.protocol}>{lead.protocol}</Text>
      <Text style={style.text}>{t('mail.visitor.text')}</Text>
      <Heading as="h2" style={{ fontSize: '18px' }}>
        {t('mail.visitor.answers')}
      </Heading>
      <Pairs pairs={lead.answersIn(locale)} />
      <Hr />
      <Text style={style.small}>
        {company.name} · {company.city}, {company.state} ·{' '}
        <Link href={`mailto:${company.supportEmail}`}>{company.supportEmail}</Link>
      </Text>
      <Text style={style.small}>{t('mail.visitor.ignore')}</Text>
    </Sheet>,
  );
}

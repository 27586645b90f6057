import { Button, Link, Section, Text } from '@react-email/components';
import type { Company } from '#app/features/company/company.ts';
import { formatDay } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import { MailFrame, mailText, renderMail } from '#app/platform/mail-frame.server.tsx';
import type { PrivacyRequest } from './privacy-request.store.server.ts';

const button = {
  backgroundColor: '#2020d0',
  color: '#ffffff',
  fontSize: '16px',
  fontWeight: 600,
  padding: '14px 22px',
};

type Words = { subject: string; title: string; texts: readonly string[] };
type Letter = Words & {
  locale: Locale;
  link?: { url: string; label: string };
  /** Who writes, and what to do if it was not the reader who asked. */
  note: string;
};

async function letter({ subject, title, texts, link, note, locale }: Letter) {
  const t = instanceOf(locale).getFixedT(locale, 'privacy');
  const sheet = (
    <MailFrame locale={locale} title={title}>
      {texts.map((text) => (
        <Text key={text} style={{ ...mailText.text, whiteSpace: 'pre-line' }}>
          {text}
        </Text>
      ))}
      {link && (
        <Section>
          <Button style={button} href={link.url}>
            {link.label}
          </Button>
          <Text style={mailText.small}>
            {t('mail.copyAddress')} <Link href={link.url}>{link.url}</Link>
          </Text>
        </Section>
      )}
      <Text style={mailText.small}>{note}</Text>
    </MailFrame>
  );
  return { subject, ...(await renderMail(sheet)) };
}

export const localeOfRequest = ({ locale }: PrivacyRequest): Locale =>
  isLocale(locale) ? locale : 'pt-BR';

const noteOf = (locale: Locale, { name, city, state, supportEmail }: Company) =>
  instanceOf(locale).t('mail.note', {
    ns: 'privacy',
    company: `${name} · ${city}, ${state}`,
    email: supportEmail,
  });

/** Asks whoever reads the address whether the request is theirs; names no data. */
export function proofMail(request: PrivacyRequest, company: Company, url: string) {
  const locale = localeOfRequest(request);
  const t = instanceOf(locale).getFixedT(locale, 'privacy', 'mail.proof');
  const kind = instanceOf(locale).t(`kinds.${request.kind}`, { ns: 'privacy' });
  const { protocol } = request;
  return letter({
    locale,
    subject: t('subject', { protocol }),
    title: t('title'),
    texts: [t('text', { kind, protocol }), t('hours')],
    link: { url, label: t('button') },
    note: noteOf(locale, company),
  });
}

/** Tells the team, in Portuguese, that a proved request waits and by when. */
export function teamMail(request: PrivacyRequest, company: Company, url: string) {
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'privacy', 'mail.team');
  const { protocol, due_at } = request;
  const kind = instanceOf('pt-BR').t(`kinds.${request.kind}`, { ns: 'privacy' });
  const due = formatDay(new Date(due_at as unknown as string).toISOString().slice(0, 10), 'pt-BR');
  return letter({
    locale: 'pt-BR',
    subject: t('subject', { protocol, due }),
    title: t('title'),
    texts: [t('text', { kind, protocol, due })],
    link: { url, label: t('button') },
    note: noteOf('pt-BR', company),
  });
}

/** The answer. `url` leads to the copy, where there is one. */
export function answerMail(request: PrivacyRequest, company: Company, url?: string) {
  const locale = localeOfRequest(request);
  const t = instanceOf(locale).getFixedT(locale, 'privacy', 'mail');
  const { protocol, kind, answer } = request;
  const outcome = request.state === 'refused' ? 'refused' : kind;
  return letter({
    locale,
    subject: t('answer.subject', { protocol }),
    title: t(`answer.${outcome}.title`),
    texts: [t(`answer.${outcome}.text`, { protocol }), ...(answer ? [answer] : [])],
    ...(url && { link: { url, label: t('answer.button') } }),
    note: noteOf(locale, company),
  });
}

import { Text } from '@react-email/components';
import type { MailSender } from '#app/features/company/mail-sender.server.ts';
import { businessDay } from '#app/i18n/business-day.ts';
import { formatDay } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { isLocale, type Locale } from '#app/i18n/locale.ts';
import {
  MailAction,
  MailFrame,
  MailSmall,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import type { PrivacyRequest } from './privacy-request.store.server.ts';

type Sender = Pick<MailSender, 'company' | 'brand'>;
type Words = { subject: string; title: string; texts: readonly string[] };
type PrivacyMail = Words & {
  locale: Locale;
  sender: Sender;
  link?: { url: string; label: string };
  /** The last sentence: only before the address is confirmed does ignoring the mail end the request. */
  foot: 'note' | 'contact';
};

async function privacyMail({ subject, title, texts, link, foot, locale, sender }: PrivacyMail) {
  const t = instanceOf(locale).getFixedT(locale, 'privacy', 'mail');
  const { brand, company } = sender;
  const content = (
    <MailFrame locale={locale} title={title} preview={texts[0] ?? title} brand={brand}>
      {texts.map((text) => (
        <Text key={text} style={{ ...mailText.text, whiteSpace: 'pre-line' }}>
          {text}
        </Text>
      ))}
      {link && (
        <MailAction brand={brand} href={link.url} label={link.label} copy={t('copyAddress')} />
      )}
      <MailSmall brand={brand}>
        {t(foot, {
          company: `${company.name} · ${company.city}, ${company.state}`,
          email: company.supportEmail,
        })}
      </MailSmall>
    </MailFrame>
  );
  return { subject, ...(await renderMail(content, brand)) };
}

export const localeOfRequest = ({ locale }: PrivacyRequest): Locale =>
  isLocale(locale) ? locale : 'pt-BR';

/** Asks the reader of the address whether the request is theirs; contains no personal data. */
export function proofMail(request: PrivacyRequest, sender: Sender, url: string) {
  const locale = localeOfRequest(request);
  const t = instanceOf(locale).getFixedT(locale, 'privacy', 'mail.proof');
  const kind = instanceOf(locale).t(`kinds.${request.kind}`, { ns: 'privacy' });
  const { protocol } = request;
  return privacyMail({
    locale,
    subject: t('subject', { protocol }),
    title: t('title'),
    texts: [t('text', { kind, protocol }), t('hours')],
    link: { url, label: t('button') },
    foot: 'note',
    sender,
  });
}

/** Notifies the team, in Portuguese, that a confirmed request waits and by when. */
export function teamMail(request: PrivacyRequest, sender: Sender, url: string) {
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'privacy', 'mail.team');
  const { protocol, dueAt } = request;
  const kind = instanceOf('pt-BR').t(`kinds.${request.kind}`, { ns: 'privacy' });
  const day = businessDay(dueAt);
  const due = formatDay(day, 'pt-BR');
  return privacyMail({
    locale: 'pt-BR',
    subject: t('subject', { protocol, due: day.split('-').reverse().join('/') }),
    title: t('title'),
    texts: [t('text', { kind, protocol, due })],
    link: { url, label: t('button') },
    foot: 'contact',
    sender,
  });
}

/** The answer. `url` leads to the copy, where there is one. */
export function answerMail(request: PrivacyRequest, sender: Sender, url?: string) {
  const locale = localeOfRequest(request);
  const t = instanceOf(locale).getFixedT(locale, 'privacy', 'mail');
  const { protocol, kind, answer } = request;
  const outcome = request.state === 'refused' ? 'refused' : kind;
  return privacyMail({
    locale,
    subject: t('answer.subject', { protocol }),
    title: t(`answer.${outcome}.title`),
    texts: [t(`answer.${outcome}.text`, { protocol }), ...(answer ? [answer] : [])],
    ...(url && { link: { url, label: t('answer.button') } }),
    foot: 'contact',
    sender,
  });
}

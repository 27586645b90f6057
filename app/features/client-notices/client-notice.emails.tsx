import { Text } from '@react-email/components';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { portalPaths } from '#app/paths.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import {
  MailAction,
  MailFrame,
  MailLink,
  MailSmall,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import {
  type ClientDigest,
  type ClientNotice,
  type ClientNoticeKind,
  isNoticeKind,
} from './client-notices.ts';
import { ClientNoticeEnd } from './notice-end.tsx';
import { noticePath } from './notice-path.ts';

type Facts = { locale: Locale; brand: MailBrand; origin: string };

const wordsOf = (locale: Locale) => instanceOf(locale).getFixedT(locale, 'client-notices');

/** Subject, HTML and text of one piece of news: the event, the next step, and the link. */
export async function renderNoticeMail(
  { kind: given, title, record, name }: Pick<ClientNotice, 'kind' | 'title' | 'record' | 'name'>,
  { leaveUrl, ...facts }: Facts & { leaveUrl: string },
) {
  const { locale, brand, origin } = facts;
  const t = wordsOf(locale);
  const kind: ClientNoticeKind = isNoticeKind(given) ? given : 'answer';
  const lead = t(`kinds.${kind}.lead`, { name, title });
  const content = (
    <MailFrame locale={locale} title={t(`kinds.${kind}.title`)} preview={lead} brand={brand}>
      <Text style={mailText.text}>{lead}</Text>
      <MailAction
        brand={brand}
        href={`${origin}${noticePath(record)}`}
        label={t(`kinds.${kind}.open`)}
        copy={t('mail.copy')}
      />
      <ClientNoticeEnd {...{ locale, brand, kind, leaveUrl }} />
    </MailFrame>
  );
  return {
    subject: subjectNaming(title, (named) => t(`kinds.${kind}.subject`, { title: named })),
    ...(await renderMail(content, brand)),
  };
}

/** Subject, HTML and text of the morning digest: every piece of news in a line with its link. */
export async function renderClientDigest(
  { name, news }: Pick<ClientDigest, 'name' | 'news'>,
  { locale, brand, origin }: Facts,
) {
  const t = wordsOf(locale);
  const { length: count } = news;
  const several = new Set(news.map(({ client }) => client)).size > 1;
  const lead = t('digest.lead', { name, count });
  const content = (
    <MailFrame locale={locale} title={t('digest.title')} preview={lead} brand={brand}>
      <Text style={mailText.text}>{lead}</Text>
      {news.map(({ kind, title, record, client }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and never in another order
        <Text key={place} style={{ ...mailText.text, margin: '0 0 12px' }}>
          {t(`kinds.${isNoticeKind(kind) ? kind : 'answer'}.line`)}{' '}
          <MailLink brand={brand} href={`${origin}${noticePath(record)}`}>
            {title}
          </MailLink>
          {several && client ? ` (${client})` : ''}
        </Text>
      ))}
      <MailAction
        brand={brand}
        href={`${origin}${portalPaths.overview}`}
        label={t('digest.open')}
        copy={t('mail.copy')}
      />
      <MailSmall brand={brand}>
        {t('digest.why')}{' '}
        <MailLink brand={brand} href={`${origin}${portalPaths.account}#avisos`}>
          {t('digest.choose')}
        </MailLink>
      </MailSmall>
    </MailFrame>
  );
  return { subject: t('digest.subject', { count }), ...(await renderMail(content, brand)) };
}

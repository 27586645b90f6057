import { Text } from '@react-email/components';
import { ClientNoticeEnd } from '#app/features/client-notices/notice-end.tsx';
import { NoticeMailEnd } from '#app/features/notices/notice-mail-end.tsx';
import { RatingPresses } from '#app/features/satisfaction/rating.emails.tsx';
import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import {
  MailAction,
  MailFrame,
  mailText,
  renderMail,
} from '#app/platform/mail/mail-frame.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import { typedNote } from '#app/ui/admin/composer/note-text.ts';
import { ticketNumber } from '../ticket.ts';
import type { ReplyForMail, TicketMention } from './ticket-mail.store.server.ts';

type Facts = { locale: Locale; brand: MailBrand; origin: string };

/** Subject, HTML and text of a reply to a requester, with a link to their page where they have one. */
export async function renderReplyMail(
  reply: Pick<ReplyForMail, 'number' | 'title' | 'body'>,
  facts: {
    locale: Locale;
    brand: MailBrand;
    link: string | null;
    /** Where the mail reports the solution: the page on which a rating is marked. */
    pressed?: ((score: number) => string) | undefined;
    /** Where a client ends mails of this kind. */
    leaveUrl?: string | undefined;
  },
) {
  const { locale, brand, link, pressed, leaveUrl } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'tickets', 'mail.reply');
  const number = ticketNumber(reply.number);
  const content = (
    <MailFrame locale={locale} title={t('title', { number })} preview={reply.body} brand={brand}>
      {reply.body.split(/\n{2,}/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and never in another order
        <Text key={place} style={{ ...mailText.text, whiteSpace: 'pre-line' }}>
          {paragraph}
        </Text>
      ))}
      {link && <MailAction brand={brand} href={link} label={t('open')} copy={t('copy')} />}
      {pressed && <RatingPresses locale={locale} brand={brand} pressed={pressed} />}
      {leaveUrl && <ClientNoticeEnd {...{ locale, brand, leaveUrl }} kind="ticket" />}
    </MailFrame>
  );
  return {
    subject: subjectNaming(reply.title, (title) => t('subject', { title, number })),
    ...(await renderMail(content, brand)),
  };
}

/** Subject, HTML and text of the mail to a colleague who is named in a note. */
export async function renderTicketMentionMail(mention: TicketMention, facts: Facts) {
  const { locale, brand, origin } = facts;
  const t = instanceOf(locale).getFixedT(locale, 'tickets', 'mail.mention');
  const by = mention.by ?? t('gone');
  const note = typedNote(mention.body, mention.named, t('former'));
  const { title, number, reference, ticketId, entryId } = mention;
  const about =
    number === null
      ? t('aboutEntry', { reference, title })
      : t('about', { number: ticketNumber(number), title });
  const place = ticketId
    ? adminPath('ticket', { id: ticketId })
    : adminPath('feedbackEntry', { id: entryId ?? '' });
  const content = (
    <MailFrame
      locale={locale}
      title={t('title', { by })}
      preview={`${about} ${note}`}
      brand={brand}
    >
      <Text style={mailText.text}>{about}</Text>
      <Text style={{ ...mailText.text, whiteSpace: 'pre-line' }}>{note}</Text>
      <MailAction
        brand={brand}
        href={`${origin}${place}`}
        label={t(ticketId ? 'open' : 'openEntry')}
        copy={t('copy')}
      />
      <NoticeMailEnd {...facts} why={t('why')} />
    </MailFrame>
  );
  return {
    subject: subjectNaming(by, (named) => t('subject', { by: named })),
    ...(await renderMail(content, brand)),
  };
}

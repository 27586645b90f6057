import { noticeOf } from '#app/features/client-notices/notice-mail.server.ts';
import { readMailSender } from '#app/features/company/mail-sender.server.ts';
import { followUpPath, mailedToken } from '#app/features/feedback/follow-up-link.server.ts';
import { markedPath, ratingPath } from '#app/features/satisfaction/rating-link.server.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#app/i18n/locale.ts';
import { portalPath } from '#app/paths.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { sendMail } from '#app/platform/mail/mail.server.ts';
import { replyAddressOf } from '#app/platform/mail/reply-address.server.ts';
import { mailUnverified } from '#app/platform/mail/unverified-mail.server.ts';
import { ticketLink } from '../mails/ticket-link.server.ts';
import {
  mailedTo,
  mailsOfTicket,
  type ReplyForMail,
  ratingWithAnswer,
  readMessageForMail,
  readRatingForMail,
  readReceipt,
  readReplyForMail,
  readTicketMention,
} from '../mails/ticket-mail.store.server.ts';
import { messageMailOf, receiptMailOf } from '../mails/ticket-message-mail.ts';
import { isClientOfTicket } from '../queries/client-tickets.store.server.ts';
import { ticketNumber } from '../ticket.ts';

/** Loaded with the first mail, since loading delays the start by half a second. */
const mailTemplate = () => import('../mails/ticket.emails.tsx');
const mailContent = () => import('#app/platform/mail/mail-content.server.tsx');

/** The attached files. A missing one stops the mail: its text would be wrong. */
async function filesOf({ files }: ReplyForMail) {
  return Promise.all(
    files.map(async ({ key, name, type }) => {
      const body = await storage().read(key);
      if (!body) throw new Error('A file of a reply is missing.');
      return {
        filename: name,
        contentType: type,
        content: Buffer.from(await new Response(body).arrayBuffer()),
      };
    }),
  );
}

/** The target of each button in the mail of a rating. */
function pressedFor(rating: { id: string; entryId: string | null }, locale: Locale) {
  const page = settings().PUBLIC_URL + ratingPath(rating, locale);
  return (score: number) => markedPath(page, score);
}

/** Sends the request for a rating to one requester, once the ticket is solved. */
const ratingMail: JobHandler = async ({ rating_id: ratingId, notice_id: notice }) => {
  if (!ratingId) throw new Error('A mail about a rating without its id.');
  const news = await noticeOf(notice);
  if (news === undefined) return;
  const { rating, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readRatingForMail(tx, ratingId);
    return { rating: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!rating) return;
  const { ticketId, entryId, title } = rating;
  const locale = isLocale(rating.locale) ? rating.locale : DEFAULT_LOCALE;
  const { renderRatingMail } = await import('#app/features/satisfaction/rating.emails.tsx');
  await sendMail({
    from: sender.from,
    to: rating.email,
    replyTo: replyAddressOf({ kind: 'ticket', id: ticketId }) ?? sender.replyTo,
    ...(await renderRatingMail(
      { number: ticketNumber(rating.number), title },
      { locale, brand: sender.brand, pressed: pressedFor({ id: ratingId, entryId }, locale) },
    )),
    ...(news && { headers: news.parts.headers }),
    about: ticketId,
    messageId: `ticket-rating-${ratingId}`,
  });
};

/** Mails a reply to one requester. It cannot read the notes of staff. */
const replyMail: JobHandler = async (payload) => {
  const { message_id: messageId, entry_id: entryId = null, asks_in: asksIn = null } = payload;
  if (!messageId) throw new Error('A mail of an answer without its id.');
  const news = await noticeOf(payload['notice_id']);
  // A client who has switched these mails off reads it in the portal.
  if (news === undefined) return;
  const { reply, sender, answers, rating, inPortal } = await asActor(
    { kind: 'system' },
    async (tx) => {
      const found = await readReplyForMail(tx, messageId, { entryId, asksIn });
      return {
        reply: found,
        sender: await readMailSender(tx, found?.locale),
        answers: found ? await mailsOfTicket(tx, found, messageId) : [],
        rating: found && (await ratingWithAnswer(tx, messageId, found.entryId)),
        inPortal: found && (await isClientOfTicket(tx, found.ticketId, found.email)),
      };
    },
  );
  if (!reply) return;
  const locale = isLocale(reply.locale) ? reply.locale : DEFAULT_LOCALE;
  const link = inPortal
    ? settings().PUBLIC_URL + portalPath('ticket', { id: reply.ticketId })
    : reply.entryId
      ? settings().PUBLIC_URL + followUpPath(mailedToken(reply.entryId), locale)
      : await ticketLink(reply.asksIn ?? reply.ticketId, reply.email, locale);
  const { renderReplyMail } = await mailTemplate();
  await sendMail({
    from: sender.from,
    to: reply.email,
    replyTo: replyAddressOf({ kind: 'ticket', id: reply.ticketId }) ?? sender.replyTo,
    byPerson: true,
    answers,
    ...(await renderReplyMail(reply, {
      locale,
      brand: sender.brand,
      link,
      leaveUrl: news?.parts.leaveUrl,
      pressed: rating ? pressedFor({ id: rating, entryId: reply.entryId }, locale) : undefined,
    })),
    ...(news && { headers: news.parts.headers }),
    files: await filesOf(reply),
    about: reply.ticketId,
    messageId: `ticket-message-${messageId}-${mailedTo(reply)}`,
  });
};

/** Notifies a colleague, in their language, that a note about a ticket mentions them. */
const mentionMail: JobHandler = async ({ mention_id: mentionId }) => {
  if (!mentionId) throw new Error('A mail about a mention without its id.');
  const { mention, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readTicketMention(tx, mentionId);
    return { mention: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!mention) return;
  const locale = isLocale(mention.locale) ? mention.locale : DEFAULT_LOCALE;
  const { renderTicketMentionMail } = await mailTemplate();
  const facts = { locale, brand: sender.brand, origin: settings().PUBLIC_URL };
  await sendMail({
    from: sender.from,
    to: mention.email,
    ...(await renderTicketMentionMail(mention, facts)),
    about: mention.ticketId ?? mention.entryId ?? mention.noteId,
    messageId: `ticket-note-${mention.noteId}-${mention.userId}`,
  });
};

/** Notifies the owner of a ticket, else the team, of a message from outside. */
const messageMail: JobHandler = async ({ message_id: messageId }) => {
  if (!messageId) throw new Error('A mail about a ticket message without its id.');
  const { message, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readMessageForMail(tx, messageId);
    return { message: found, sender: await readMailSender(tx, found?.ownerLocale ?? undefined) };
  });
  if (!message) return;
  const locale = isLocale(message.ownerLocale ?? '')
    ? (message.ownerLocale as Locale)
    : DEFAULT_LOCALE;
  const { subject, content } = messageMailOf(message, locale, settings().PUBLIC_URL);
  const { renderMailContent } = await mailContent();
  await sendMail({
    from: sender.from,
    to: message.ownerEmail ?? sender.team,
    subject,
    ...(await renderMailContent(content, sender.brand)),
    about: message.ticketId,
    messageId: `ticket-said-${message.id}`,
  });
};

/** Mails the requester of a ticket opened by mail its number and link, within the limit of mails per
 * address. */
const receiptMail: JobHandler = async ({ ticket_id: ticketId }, job) => {
  if (!ticketId) throw new Error('A receipt of a ticket without its id.');
  const { receipt, sender } = await asActor({ kind: 'system' }, async (tx) => {
    const found = await readReceipt(tx, ticketId);
    return { receipt: found, sender: await readMailSender(tx, found?.locale) };
  });
  if (!receipt) return;
  const locale = isLocale(receipt.locale) ? receipt.locale : DEFAULT_LOCALE;
  const mail = { jobId: job.id, kind: job.kind, about: receipt.id, to: receipt.email };
  return mailUnverified(mail, async () => {
    const link = await ticketLink(receipt.id, receipt.email, locale);
    const { subject, content } = receiptMailOf(receipt, sender.company, locale, link);
    const { renderMailContent } = await mailContent();
    return {
      from: sender.from,
      replyTo: replyAddressOf({ kind: 'ticket', id: receipt.id }) ?? sender.replyTo,
      subject,
      ...(await renderMailContent(content, sender.brand)),
      messageId: `ticket-${receipt.id}-author`,
    };
  });
};

/** The follow-ups of a message in a ticket, by the kind that the database puts into the outbox. */
export const ticketJobs: Readonly<Record<string, JobHandler>> = {
  'ticket.reply-mail': replyMail,
  'ticket.mention-mail': mentionMail,
  'ticket.rating-mail': ratingMail,
  'ticket.said-mail': messageMail,
  'ticket.receipt-mail': receiptMail,
};

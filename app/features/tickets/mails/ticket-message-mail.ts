import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import { ticketNumber } from '../ticket.ts';
import type { MessageForMail, TicketReceipt } from './ticket-mail.store.server.ts';

type Mail = { subject: string; content: MailContent };

/** Notifies the owner of a ticket, else the team, of a new message in it. */
export function messageMailOf(message: MessageForMail, locale: Locale, publicUrl: string): Mail {
  const t = instanceOf(locale).getFixedT(locale, 'tickets', 'mail.said');
  const number = ticketNumber(message.number);
  const who = message.name || message.email || t('someone');
  const pairs = [
    {
      label: t('from'),
      value: [message.name, message.email].filter(Boolean).join(' · ') || t('someone'),
    },
    { label: t('words'), value: message.body },
    { label: t('files'), value: message.files > 0 ? String(message.files) : '' },
    { label: t('open'), value: `${publicUrl}${adminPath('ticket', { id: message.ticketId })}` },
    // The team's mailbox has no choices of its own.
    { label: t('choose'), value: message.ownerEmail ? `${publicUrl}${adminPath('notices')}` : '' },
  ];
  return {
    subject: subjectNaming(who, (named) => t('subject', { name: named, number })),
    content: {
      locale,
      title: t('title', { title: message.title }),
      protocol: number,
      text: message.otherSender ? t('other') : t('answerThere'),
      answers: pairs.filter(({ value }) => value !== ''),
    },
  };
}

/** Mails a first-time sender the number of the new ticket, and the link to its page. Nothing of what was
 * written is in it: the sender of a mail can be forged. */
export function receiptMailOf(
  receipt: Pick<TicketReceipt, 'number'>,
  company: { name: string; city: string; state: string; supportEmail: string },
  locale: Locale,
  link: string,
): Mail {
  const t = instanceOf(locale).getFixedT(locale, 'tickets', 'mail.receipt');
  const number = ticketNumber(receipt.number);
  return {
    subject: t('subject', { number }),
    content: {
      locale,
      title: t('title'),
      protocol: number,
      text: t('text'),
      answers: [{ label: t('link'), value: link }],
      sender: {
        line: `${company.name} · ${company.city}, ${company.state}`,
        email: company.supportEmail,
        note: t('ignore'),
      },
    },
  };
}

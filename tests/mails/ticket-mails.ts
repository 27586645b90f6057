import { refusedFilesMailOf } from '#app/features/inbound/refused-files-mail.ts';
import { renderRatingMail } from '#app/features/satisfaction/rating.emails.tsx';
import { renderSurveyMail } from '#app/features/satisfaction/survey.emails.tsx';
import {
  renderReplyMail,
  renderTicketMentionMail,
} from '#app/features/tickets/mails/ticket.emails.tsx';
import { messageMailOf, receiptMailOf } from '#app/features/tickets/mails/ticket-message-mail.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { renderMailContent } from '#app/platform/mail/mail-content.server.tsx';

type Given = { brand: MailBrand; name: string; link: string; origin: string };

/** Mails about tickets, by the kind of the job that sends them. */
export const ticketMails = ({ brand, name: NAME, link: LINK, origin: ORIGIN }: Given) => ({
  'ticket.reply-mail': {
    reply: (locale: Locale) =>
      renderReplyMail(
        locale === 'en'
          ? { number: 218, title: `Menu of ${NAME}`, body: 'Hi Ana <b>.\n\nIt is fixed.' }
          : { number: 218, title: `Menu de ${NAME}`, body: 'Oi, Ana <b>.\n\nConsertamos.' },
        { locale, brand, link: LINK },
      ),
    solved: (locale: Locale) =>
      renderReplyMail(
        locale === 'en'
          ? { number: 218, title: `Menu of ${NAME}`, body: 'It is fixed.' }
          : { number: 218, title: `Menu de ${NAME}`, body: 'Consertamos.' },
        {
          ...{ locale, brand, link: LINK, leaveUrl: LINK },
          pressed: (score) => `${LINK}&nota=${score}`,
        },
      ),
  },
  'survey.ask-mail': {
    survey: (locale: Locale) =>
      renderSurveyMail({
        ...{ locale, brand, project: NAME, leaveUrl: LINK },
        pressed: (score) => `${LINK}&nota=${score}`,
      }),
  },
  'ticket.rating-mail': {
    rating: (locale: Locale) =>
      renderRatingMail(
        {
          number: 'A-0218',
          title: locale === 'en' ? `Menu of ${NAME} <b>` : `Menu de ${NAME} <b>`,
        },
        { locale, brand, pressed: (score) => `${LINK}&nota=${score}` },
      ),
  },
  'ticket.mention-mail': {
    mention: (locale: Locale) =>
      renderTicketMentionMail(
        {
          noteId: '0',
          userId: '1',
          email: 'ana@casa.example',
          locale,
          by: NAME,
          ticketId: '2',
          number: 218,
          entryId: null,
          reference: null,
          title: 'Menu <b>',
          body: '@{00000000-0000-4000-8000-000000000001}, liga hoje?',
          named: { '00000000-0000-4000-8000-000000000001': 'Ana' },
        },
        { locale, brand, origin: ORIGIN },
      ),
    'mention on an entry': (locale: Locale) =>
      renderTicketMentionMail(
        {
          ...{ noteId: '0', userId: '1', email: 'ana@casa.example', locale, by: NAME },
          ...{ ticketId: null, number: null, entryId: '2', reference: '7H2K-9QX4' },
          ...{ title: 'Menu <b>', body: 'Veja, por favor.', named: {} },
        },
        { locale, brand, origin: ORIGIN },
      ),
  },
  'ticket.said-mail': {
    said: async (locale: Locale) => {
      const { subject, content } = messageMailOf(
        {
          ...{ id: '0', ticketId: '2', number: 218, title: 'Menu <b>', name: NAME },
          ...{ email: 'ana@casa.example', body: 'Ana <b>Souza</b>', otherSender: false, files: 1 },
          ...{ ownerEmail: 'dono@casa.example', ownerLocale: locale },
        },
        locale,
        ORIGIN,
      );
      return { subject, ...(await renderMailContent(content, brand)) };
    },
  },
  'inbound.refused-mail': {
    refused: async (locale: Locale) => {
      const from = { name: NAME, city: 'Jales', state: 'SP', supportEmail: 'oi@casa.example' };
      const { subject, content } = refusedFilesMailOf([{ name: NAME, why: 'many' }], from, locale);
      return { subject, ...(await renderMailContent(content, brand)) };
    },
  },
  'ticket.receipt-mail': {
    receipt: async (locale: Locale) => {
      const from = { name: NAME, city: 'Jales', state: 'SP', supportEmail: 'oi@casa.example' };
      const { subject, content } = receiptMailOf({ number: 218 }, from, locale, LINK);
      return { subject, ...(await renderMailContent(content, brand)) };
    },
  },
});

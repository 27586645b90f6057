import { answerMailOf } from '#app/features/crm/messages/answer-mail.ts';
import { renderMessageMail } from '#app/features/crm/messages/message.emails.tsx';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';
import { renderMailContent } from '#app/platform/mail/mail-content.server.tsx';

type Known = { brand: MailBrand; origin: string; name: string };

/** Mails to leads and contacts, and notices of their answers, as a part of sample-mails.ts. */
export const messageMails = ({ brand, origin, name }: Known) => ({
  'crm.message-mail': {
    message: (locale: Locale) =>
      renderMessageMail(
        locale === 'en'
          ? { subject: `For ${name}`, body: 'Hi Ana <b>.\n\nShall we talk?' }
          : { subject: `Para ${name}`, body: 'Oi, Ana <b>.\n\nVamos conversar?' },
        { locale, brand },
      ),
  },
  'crm.answer-mail': {
    answer: async (locale: Locale) => {
      const { subject, content } = answerMailOf(
        {
          id: '0',
          sender: 'ana@casa.example',
          otherSender: false,
          subject: 'Re: proposta',
          body: 'Ana <b>Souza</b>',
          contactName: name,
          about: 'contact',
          aboutId: '1',
          ownerEmail: null,
          ownerLocale: locale,
          files: 1,
        },
        locale,
        origin,
      );
      return { subject, ...(await renderMailContent(content, brand)) };
    },
  },
});

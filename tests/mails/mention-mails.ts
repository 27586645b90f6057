import { renderMentionMail } from '#app/features/notes/mention.emails.tsx';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailBrand } from '#app/platform/mail/mail-brand.server.ts';

type Given = { brand: MailBrand; name: string; origin: string };

const ANA = '00000000-0000-4000-8000-000000000001';

/** Samples of the mails to colleagues who are mentioned in a note. */
export const mentionMails = ({ brand, name, origin }: Given) => {
  const note = { by: name, body: `@{${ANA}}, liga hoje?`, named: { [ANA]: 'Ana' } };
  return {
    'lead.mention-mail': {
      mention: (locale: Locale) =>
        renderMentionMail(
          {
            ...note,
            subject: 'lead',
            name: 'João <b>Dias</b>',
            reference: '7H2K-9QX4',
            place: '/admin/leads?open=2',
          },
          { locale, brand, origin },
        ),
    },
    'project.mention-mail': {
      mention: (locale: Locale) =>
        renderMentionMail(
          { ...note, subject: 'project', name: 'Site <b>novo</b>', place: '/admin/projects/2' },
          { locale, brand, origin },
        ),
    },
    'note.mention-mail': {
      mention: (locale: Locale) =>
        renderMentionMail(
          { ...note, subject: 'deal', name: 'Força de <b>vendas</b>', place: '/admin/deals/2' },
          { locale, brand, origin },
        ),
    },
  };
};

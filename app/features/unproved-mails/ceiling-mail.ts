import { instanceOf } from '#app/i18n/instances.ts';
import { adminPath } from '#app/paths.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';

/** Mail to the team, in Portuguese: no more receipts are sent within this hour, and where to look. */
export function ceilingMailOf(
  most: number,
  origin: string,
): { subject: string; content: MailContent } {
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'unproved-mails');
  return {
    subject: t('subject'),
    content: {
      locale: 'pt-BR',
      title: t('title'),
      protocol: t('figure', { most }),
      text: t('text'),
      action: { label: t('open'), href: `${origin}${adminPath('mails')}`, copy: t('copy') },
      answers: [],
    },
  };
}

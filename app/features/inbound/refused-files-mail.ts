import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import type { RefusedFile } from './mail-files.ts';

const LONGEST_STEM = 40;

/**
 * A file's name that is safe in a mail to an unverified recipient: no mail program makes a link of it, and
 * there is no room for a message.
 */
function safeFileName(name: string): string {
  const [, stem = name, ending = ''] = /^(.*?)(?:\.([a-z0-9]{1,5}))?$/is.exec(name) ?? [];
  const words = stem.replace(/[^\p{L}\p{N} _()-]+/gu, ' ').trim();
  const short = [...words].slice(0, LONGEST_STEM).join('');
  return `“${short}”${ending ? ` (${ending.toUpperCase()})` : ''}`;
}

/** Names to the sender of a mail which of its files were not kept, and why. */
export function refusedFilesMailOf(
  refused: readonly RefusedFile[],
  company: { name: string; city: string; state: string; supportEmail: string },
  locale: Locale,
): { subject: string; content: MailContent } {
  const t = instanceOf(locale).getFixedT(locale, 'inbound');
  const value = refused
    .map(({ name, why }) => t('refused', { name: safeFileName(name), why: t(`whys.${why}`) }))
    .join('\n');
  return {
    subject: t('refusedMail.subject'),
    content: {
      locale,
      title: t('refusedMail.title'),
      protocol: t('refusedMail.count', { count: refused.length }),
      text: t('refusedMail.text'),
      answers: [{ label: t('files'), value }],
      sender: {
        line: `${company.name} · ${company.city}, ${company.state}`,
        email: company.supportEmail,
        note: t('refusedMail.ignore'),
      },
    },
  };
}

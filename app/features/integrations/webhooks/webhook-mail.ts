import { instanceOf } from '#app/i18n/instances.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { adminPath } from '#app/paths.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';

type Failed = {
  id: string;
  name: string;
  url: string;
  answerStatus: number | null;
  error: string | null;
};

/** Mail to the owner of a webhook that was switched off after repeated failure. */
export function offMailOf(
  { id, name, url, answerStatus, error }: Failed,
  locale: Locale,
  origin: string,
): { subject: string; content: MailContent } {
  const t = instanceOf(locale).getFixedT(locale, 'integrations', 'offMail');
  const reason = answerStatus === null ? (error ?? '') : `HTTP ${answerStatus}`;
  return {
    subject: t('subject', { name }),
    content: {
      locale,
      title: t('title'),
      protocol: name,
      text: t('text'),
      action: {
        label: t('open'),
        href: `${origin}${adminPath('webhook', { id })}`,
        copy: t('copy'),
      },
      answers: [{ label: t('reason'), value: reason }],
      facts: [{ label: t('address'), value: url }],
    },
  };
}

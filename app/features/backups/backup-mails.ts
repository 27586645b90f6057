import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { adminPath } from '#app/paths.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import type { readBackup } from './backups.store.server.ts';

type Backup = NonNullable<Awaited<ReturnType<typeof readBackup>>>;

/** Mail to the team, in Portuguese: a back-up or its proof has failed. */
export function failedMailOf(
  { kind, beganAt, error }: Backup,
  origin: string,
  place: string,
): { subject: string; content: MailContent } {
  const t = instanceOf('pt-BR').getFixedT(
    'pt-BR',
    'backups',
    `failed.${kind as 'backup' | 'proof'}`,
  );
  const all = instanceOf('pt-BR').getFixedT('pt-BR', 'backups', 'failed');
  return {
    subject: t('subject'),
    content: {
      locale: 'pt-BR',
      title: t('title'),
      protocol: formatDateTime(beganAt, 'pt-BR'),
      text: t('text'),
      action: { label: all('open'), href: `${origin}${adminPath('today')}`, copy: all('copy') },
      answers: [{ label: all('reason'), value: error ?? '' }],
      facts: [{ label: all('place'), value: place }],
    },
  };
}

import { failedMailOf } from '#app/features/backups/backup-mails.ts';
import { offMailOf } from '#app/features/integrations/webhooks/webhook-mail.ts';
import { endedMailOf } from '#app/features/outage/outage-mails.ts';
import { alertMailOf } from '#app/features/system/alerts/alert-mail.ts';
import { ceilingMailOf } from '#app/features/unproved-mails/ceiling-mail.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';

const ORIGIN = 'https://forja.example';
const AT = new Date('2026-11-22T12:00:00Z');
const OUTAGE = { id: '0', beganAt: AT, endedAt: AT, received: 4, stored: 3, setAside: 1 };
const BACKUP = {
  ...{
    id: '0',
    kind: 'proof',
    beganAt: AT,
    endedAt: AT,
    file: 'forja-2026-11-22T06-00-00Z.tar.zst',
  },
  ...{
    bytes: 1000,
    rowCount: 0,
    fileCount: 0,
    error: 'The back-up was cut off: its end is missing.',
  },
} satisfies Parameters<typeof failedMailOf>[0];

const WEBHOOK = {
  ...{ id: '0', name: 'Contabilidade', url: 'https://hooks.example.com/forja' },
  ...{ answerStatus: 500, error: 'status' },
};

const ALERT = {
  ...{ key: 'disk', state: 'began', beganAt: AT, machine: 'servidor-1' },
  line: {
    ...{ key: 'disk', text: 'disk.value', todo: 'disk.todo' },
    values: { free: '1 GB', total: '40 GB', folder: '/srv/forja' },
  },
} satisfies Parameters<typeof alertMailOf>[0];

type Addressed = { subject: string; content: MailContent };

/** Mails about the site itself. */
export const warningMails = <Write>(write: (mail: () => Addressed) => Write) => ({
  'mail.ceiling-mail': write(() => ceilingMailOf(300, ORIGIN)),
  'backup.failed-mail': write(() => failedMailOf(BACKUP, ORIGIN, '/srv/forja/backups')),
  'webhook.off-mail': write(() => offMailOf(WEBHOOK, 'pt-BR', ORIGIN)),
  'system.alert-mail': write(() => alertMailOf(ALERT, 'pt-BR', ORIGIN)),
  'outage.ended-mail': write(() => endedMailOf(OUTAGE, ORIGIN, '/srv/forja/spool/set-aside')),
});

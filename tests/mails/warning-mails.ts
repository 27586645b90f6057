import { endedMailOf } from '#app/features/outage/outage-mails.ts';
import { ceilingMailOf } from '#app/features/unproved-mails/ceiling-mail.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';

const ORIGIN = 'https://forja.example';
const AT = new Date('2026-11-22T12:00:00Z');
const OUTAGE = { id: '0', beganAt: AT, endedAt: AT, received: 4, stored: 3, setAside: 1 };

type Addressed = { subject: string; content: MailContent };

/** Mails about the site itself. */
export const warningMails = <Write>(write: (mail: () => Addressed) => Write) => ({
  'mail.ceiling-mail': write(() => ceilingMailOf(300, ORIGIN)),
  'outage.ended-mail': write(() => endedMailOf(OUTAGE, ORIGIN, '/srv/forja/spool/set-aside')),
});

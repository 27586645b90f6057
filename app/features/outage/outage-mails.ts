import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import { adminPath } from '#app/paths.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import type { OutageFacts } from './outage.store.server.ts';

type OutageMail = { subject: string; content: MailContent };

const words = () => instanceOf('pt-BR').getFixedT('pt-BR', 'outage');
const moment = (date: Date) => formatDateTime(date, 'pt-BR');

/** Mail to the team, in Portuguese: the database is away, and posts wait on the disk. */
export function beganMailOf(since: Date, place: string): OutageMail {
  const t = words();
  return {
    subject: t('began.subject'),
    content: {
      locale: 'pt-BR',
      title: t('began.title'),
      protocol: t('began.figure', { since: moment(since) }),
      text: t('began.text'),
      answers: [],
      facts: [{ label: t('place'), value: place }],
    },
  };
}

/** Mail to the team, in Portuguese: the database is back, and what became of the posts that waited. */
export function endedMailOf(outage: OutageFacts, origin: string, aside: string): OutageMail {
  const t = words();
  const { received, stored, setAside } = outage;
  return {
    subject: t('ended.subject', { count: stored }),
    content: {
      locale: 'pt-BR',
      title: t('ended.title'),
      protocol: t('ended.figure', { count: stored }),
      text: setAside > 0 ? t('ended.textAside', { count: setAside }) : t('ended.text'),
      action: { label: t('ended.open'), href: `${origin}${adminPath('leads')}`, copy: t('copy') },
      answers: [
        { label: t('ended.received'), value: String(received) },
        { label: t('ended.stored'), value: String(stored) },
        { label: t('ended.setAside'), value: String(setAside) },
      ],
      facts: [
        { label: t('from'), value: moment(outage.beganAt) },
        { label: t('to'), value: outage.endedAt ? moment(outage.endedAt) : '' },
        { label: t('place'), value: setAside > 0 ? aside : '' },
      ],
    },
  };
}

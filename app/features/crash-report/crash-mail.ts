import { formatDateTime } from '#app/i18n/format.ts';
import { instanceOf } from '#app/i18n/instances.ts';
import type { MailContent } from '#app/platform/mail/mail-content.server.tsx';
import { subjectNaming } from '#app/platform/mail/subject.ts';
import type { CrashForMail } from './crash-report.store.server.ts';

/** Mail to the team, in Portuguese: the error, the place, the count, and the request ids. */
export function crashMailOf({ crash, others }: CrashForMail): {
  subject: string;
  content: MailContent;
} {
  const t = instanceOf('pt-BR').getFixedT('pt-BR', 'crash-report');
  const moment = (date: Date) => formatDateTime(date, 'pt-BR');
  const since = crash.seenCount - crash.mailedCount;
  const again = crash.mailedCount > 0;
  return {
    subject: subjectNaming(crash.route, (route) => t('subject', { route, times: crash.seenCount })),
    content: {
      locale: 'pt-BR',
      title: t('title'),
      protocol: crash.requestIds[0] ?? crash.id,
      text: t(`origin.${crash.origin === 'job' ? 'job' : 'page'}`),
      answers: [
        { label: t('message'), value: crash.message },
        { label: t('route'), value: crash.route },
        {
          label: t('times'),
          value: again
            ? t('timesAgain', { total: crash.seenCount, since })
            : String(crash.seenCount),
        },
        { label: t('requests'), value: crash.requestIds.join('\n') },
        { label: t('stack'), value: crash.stack },
      ].filter(({ value }) => value !== ''),
      facts: [
        { label: t('first'), value: moment(crash.firstSeenAt) },
        { label: t('last'), value: moment(crash.lastSeenAt) },
        { label: t('release'), value: crash.release },
        {
          label: t('others'),
          value: others
            .map(
              (other) =>
                `${other.seenCount - other.mailedCount} × ${other.route}: ${other.message}`,
            )
            .join('\n'),
        },
      ],
    },
  };
}

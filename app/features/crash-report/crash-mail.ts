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
  const since = crash.seen_count - crash.mailed_count;
  const again = crash.mailed_count > 0;
  return {
    subject: subjectNaming(crash.route, (route) =>
      t('subject', { route, times: crash.seen_count }),
    ),
    content: {
      locale: 'pt-BR',
      title: t('title'),
      protocol: crash.request_ids[0] ?? crash.id,
      text: t(`origin.${crash.origin === 'job' ? 'job' : 'page'}`),
      answers: [
        { label: t('message'), value: crash.message },
        { label: t('route'), value: crash.route },
        {
          label: t('times'),
          value: again
            ? t('timesAgain', { total: crash.seen_count, since })
            : String(crash.seen_count),
        },
        { label: t('requests'), value: crash.request_ids.join('\n') },
        { label: t('stack'), value: crash.stack },
      ].filter(({ value }) => value !== ''),
      facts: [
        { label: t('first'), value: moment(crash.first_seen_at) },
        { label: t('last'), value: moment(crash.last_seen_at) },
        { label: t('release'), value: crash.release },
        {
          label: t('others'),
          value: others
            .map(
              (other) =>
                `${other.seen_count - other.mailed_count} × ${other.route}: ${other.message}`,
            )
            .join('\n'),
        },
      ],
    },
  };
}

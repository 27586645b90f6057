import { sql, type Transaction } from 'kysely';
import { instanceOf } from '#app/i18n/instances.ts';
import { storedName } from '#app/i18n/stored-name.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { countJobs } from '#app/platform/jobs/job-list.server.ts';
import { jobKinds } from '#app/platform/jobs/jobs.server.ts';
import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import type { FigureWords } from './figure-words.server.ts';
import { jobsOf, mailsOf } from './ways.ts';

/** More are not counted on. */
const MOST = 1000;

type ProblemCount = { kind: string; failed: number; waiting: number };
export type Problems = { mails: ProblemCount[]; jobs: { kind: string; failed: number }[] };

/** Mails that failed or wait for another try, by kind; the areas that the person may not read have none. */
export async function readMailProblems(tx: Transaction<DB>): Promise<ProblemCount[]> {
  const { rows } = await sql<ProblemCount>`
    select kind, (count(*) filter (where state = 'failed'))::integer as failed,
      (count(*) filter (where state = 'waiting'))::integer as waiting
    from public.mails where place >= 2 group by kind order by 2 desc, 3 desc, 1`.execute(tx);
  return rows;
}

/** Jobs that have failed for good, by kind. */
export async function readJobProblems(): Promise<Problems['jobs']> {
  const kinds = await jobKinds();
  const counts = await countJobs(
    kinds.map((kind) => ({ kind, state: 'failed' as const })),
    MOST,
  );
  return kinds
    .map((kind, index) => ({ kind, failed: counts[index] ?? 0 }))
    .filter(({ failed }) => failed > 0);
}

/** Mails and jobs that need attention. */
export function troubles({ mails, jobs }: Problems, words: FigureWords): FigureFacts {
  const { t, locale } = words;
  const kinds = instanceOf(locale).getFixedT(locale, 'admin')('work.kinds', {
    returnObjects: true,
  });
  const failedMails = mails.reduce((sum, { failed }) => sum + failed, 0);
  const failedJobs = jobs.reduce((sum, { failed }) => sum + failed, 0);
  const waiting = mails.reduce((sum, mail) => sum + mail.waiting, 0);
  const counted = (count: number, to: string) =>
    count > 0 ? { text: `▲ ${words.number(count)}`, to, bad: true } : { text: '0' };
  // A mail that failed is a job that failed: it is reported once.
  const rest = jobs.filter(({ kind }) => !mails.some((mail) => mail.kind === kind));
  const answer =
    failedMails + failedJobs === 0
      ? t('troubles.none', { count: waiting })
      : t('troubles.answer', {
          mails: t('troubles.mails', { count: failedMails }),
          jobs: t('troubles.jobs', { count: failedJobs }),
        });
  return {
    key: 'troubles',
    span: 4,
    question: t('troubles.question'),
    answer: sentenceOf(answer, [
      failedMails > 0 ? { to: mailsOf('failed'), bad: true } : undefined,
      failedJobs > 0 ? { to: jobsOf('failed'), bad: true } : undefined,
      waiting > 0 ? mailsOf('waiting') : undefined,
    ]),
    legend: [],
    table: {
      columns: [
        { label: t('troubles.kind') },
        { label: t('troubles.failed'), numeric: true },
        { label: t('troubles.waiting'), numeric: true },
      ],
      rows: [
        ...mails.map(({ kind, failed, waiting: later }) => [
          { text: storedName(kinds, kind) },
          counted(failed, mailsOf('failed', kind)),
          { text: words.number(later), to: later > 0 ? mailsOf('waiting', kind) : undefined },
        ]),
        ...rest.map(({ kind, failed }) => [
          { text: storedName(kinds, kind) },
          counted(failed, jobsOf('failed', kind)),
          { text: '' },
        ]),
      ],
    },
  };
}

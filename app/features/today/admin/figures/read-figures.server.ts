import { asPerson } from '#app/access/guard.server.ts';
import type { Permission } from '#app/access/permissions.ts';
import type { Locale } from '#app/i18n/locale.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import type { FigureFacts } from '#app/ui/admin/charts/figure-facts.ts';
import type { TodayRange } from '../today-range.ts';
import { answerTimes } from './answers.server.ts';
import { readDealSums } from './deal-sums.store.server.ts';
import { figureWords } from './figure-words.server.ts';
import { funnel } from './funnel.server.ts';
import { readLeadSums } from './lead-sums.store.server.ts';
import { leadsByDay } from './leads-by-day.server.ts';
import { type Measure, measuresOf } from './measures.server.ts';
import { newsletterGrowth } from './newsletter.server.ts';
import { readGrowth } from './newsletter-growth.store.server.ts';
import { readPageSpeeds } from './page-speeds.store.server.ts';
import { pipelineByStage } from './pipeline.server.ts';
import { readJobProblems, readMailProblems, troubles } from './problems.server.ts';
import { monthsUpTo, recommendations } from './recommendations.server.ts';
import { readScores } from './recommendations.store.server.ts';
import { slowPages } from './slow-pages.server.ts';
import { readVisits } from './visits.store.server.ts';

type Reader = {
  user: Person;
  may: (permission: Permission) => boolean;
  /** The contract keeps the figures of all subscriptions for administrators. */
  isAdmin: boolean;
  locale: Locale;
};

export type Figures = { measures: Measure[]; figures: FigureFacts[] };

/**
 * The figures of a range, in the reader's language, with their charts. A figure links to the rows that it
 * counts, so a user who may not see those rows does not get the figure.
 */
export async function readFigures(
  { user, may, isAdmin, locale }: Reader,
  range: TodayRange,
  today: string,
): Promise<Figures> {
  const [crm, feedback, campaigns, settings] = [
    may('crm:read'),
    may('feedback:read'),
    may('campaigns:read'),
    may('settings:read'),
  ];
  const read = await asPerson(user, async (tx) => ({
    leads: crm ? await readLeadSums(tx, range) : null,
    visits: crm ? await readVisits(tx, range) : null,
    deals: crm ? await readDealSums(tx, range) : null,
    scores: feedback
      ? await readScores(tx, earlier(monthsUpTo(range.to)[0]?.from, range.from), range)
      : null,
    growth: campaigns ? await readGrowth(tx, range.to, isAdmin) : null,
    pages: await readPageSpeeds(tx, range),
    mails: settings ? await readMailProblems(tx) : null,
  }));
  const jobs = settings ? await readJobProblems() : [];
  const words = figureWords(locale);
  const { leads, visits, deals, scores, growth, pages, mails } = read;
  return {
    measures: measuresOf(read, range, words),
    figures: [
      leads && leadsByDay(leads, range, today, words),
      leads && funnel(leads, visits, range, words),
      leads && answerTimes(leads, range, words),
      deals && pipelineByStage(deals, words),
      scores && recommendations(scores, range, words),
      growth && newsletterGrowth(growth, range, today, words),
      slowPages(pages, range, words),
      mails && troubles({ mails, jobs }, words),
    ].filter((figure) => figure !== null),
  };
}

const earlier = (one: string | undefined, other: string) => (one && one < other ? one : other);

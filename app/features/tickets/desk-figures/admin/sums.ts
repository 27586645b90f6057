import type { ScoreDay } from '#app/features/today/admin/figures/recommendations.store.server.ts';
import type { Days } from '#app/features/today/admin/today-range.ts';
import type { Counts, DeskDay } from './desk-figures.store.server.ts';

const NONE: Counts = {
  ...{ entries: 0, bugs: 0, ideas: 0, questions: 0, srs_answers: 0, srs_sum: 0 },
  ...{ nps_promoters: 0, nps_passives: 0, nps_detractors: 0 },
  ...{ csat_answers: 0, csat_sum: 0, csat_good: 0, ratings: 0, ratings_sum: 0, ratings_good: 0 },
  ...{ tickets_opened: 0, tickets_answered: 0, tickets_solved: 0, tickets_merged: 0 },
};
const NAMES = Object.keys(NONE) as (keyof Counts)[];

/** The counts of some days together. */
export function sumOf(days: readonly DeskDay[], within: Days | null): Counts {
  const sums = { ...NONE };
  for (const day of days) {
    if (!within || day.day < within.from || day.day > within.to) continue;
    for (const name of NAMES) sums[name] += day[name];
  }
  return sums;
}

/** As the one definition of the score expects them. */
export const scoreDays = (days: readonly (Counts & { day: string })[]): ScoreDay[] =>
  days.map((line) => ({
    day: line.day,
    promoters: line.nps_promoters,
    passives: line.nps_passives,
    detractors: line.nps_detractors,
  }));

/** The share of 4 and 5 among the answers, in the product and after a ticket, in percent to a tenth. */
export function satisfaction(counts: Counts): { share: number; answers: number } | null {
  const answers = counts.csat_answers + counts.ratings;
  if (answers === 0) return null;
  const good = counts.csat_good + counts.ratings_good;
  return { share: Math.round((1000 * good) / answers) / 10, answers };
}

const meanOf = (sum: number, answers: number) =>
  answers === 0 ? null : Math.round((10 * sum) / answers) / 10;

/** The mean score of a version, 0 to 10. */
export const versionScore = (counts: Counts) => meanOf(counts.srs_sum, counts.srs_answers);
export const meanRating = (sum: number, answers: number) => meanOf(sum, answers);

/** Entries of a type that has no count of its own. */
export const otherEntries = (counts: Counts): number =>
  counts.entries - counts.bugs - counts.ideas - counts.questions - scoresIn(counts);
/** Entries that are a score. */
export const scoresIn = (counts: Counts): number =>
  counts.srs_answers +
  counts.nps_promoters +
  counts.nps_passives +
  counts.nps_detractors +
  counts.csat_answers;

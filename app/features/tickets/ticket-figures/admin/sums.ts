import type { ScoreDay } from '#app/features/today/admin/figures/recommendations.store.server.ts';
import type { Days } from '#app/features/today/admin/today-range.ts';
import type { Counts, DayFigures } from './ticket-figures.store.server.ts';

const NONE: Counts = {
  ...{ entries: 0, bugs: 0, ideas: 0, questions: 0, srsAnswers: 0, srsSum: 0 },
  ...{ npsPromoters: 0, npsPassives: 0, npsDetractors: 0 },
  ...{ csatAnswers: 0, csatSum: 0, csatGood: 0, ratings: 0, ratingsSum: 0, ratingsGood: 0 },
  ...{ ticketsOpened: 0, ticketsAnswered: 0, ticketsSolved: 0, ticketsMerged: 0 },
};
const NAMES = Object.keys(NONE) as (keyof Counts)[];

/** The counts of some days together. */
export function sumOf(days: readonly DayFigures[], within: Days | null): Counts {
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
    promoters: line.npsPromoters,
    passives: line.npsPassives,
    detractors: line.npsDetractors,
  }));

/** The share of 4 and 5 among the answers, in the product and after a ticket, in percent to a tenth. */
export function satisfaction(counts: Counts): { share: number; answers: number } | null {
  const answers = counts.csatAnswers + counts.ratings;
  if (answers === 0) return null;
  const good = counts.csatGood + counts.ratingsGood;
  return { share: Math.round((1000 * good) / answers) / 10, answers };
}

export const meanRating = (sum: number, answers: number) =>
  answers === 0 ? null : Math.round((10 * sum) / answers) / 10;

/** The mean score of a version, 0 to 10. */
export const versionScore = (counts: Counts) => meanRating(counts.srsSum, counts.srsAnswers);

/** Entries of a type that has no count of its own. */
export const otherEntries = (counts: Counts): number =>
  counts.entries - counts.bugs - counts.ideas - counts.questions - scoresIn(counts);
/** Entries that are a score. */
export const scoresIn = (counts: Counts): number =>
  counts.srsAnswers +
  counts.npsPromoters +
  counts.npsPassives +
  counts.npsDetractors +
  counts.csatAnswers;

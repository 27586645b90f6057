import type { Transaction } from 'kysely';
import { callRows, type RowOf } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Days, TodayRange } from '../today-range.ts';
import { within } from './lead-sums.store.server.ts';

export type ScoreDay = RowOf<'public.nps_figures'>;
/** From -100 to 100, with the margin of 95 %: null where so few answered that a margin would be meaningless. */
export type Score = { score: number; margin: number | null; answers: number };

/** Fewer answers than this have no margin, and two scores are not compared. */
const ENOUGH_ANSWERS = 10;

/** Answers from the first of those months on, and of the days that they are compared with. Refuses with
 * `analytics_read_missing` or `feedback_read_missing`. */
export async function readScores(
  tx: Transaction<DB>,
  from: string,
  { to, was }: TodayRange,
): Promise<ScoreDay[]> {
  return callRows(tx, 'public.nps_figures', {
    ...{ from, to, wasFrom: was?.from, wasTo: was?.to },
  });
}

/**
 * 1.96 standard errors of the mean of answers that count +1, 0 or -1. The margin adds three more answers,
 * spread over the scale: a few equal answers prove nothing. Null without answers.
 */
export function scoreOf(lines: readonly ScoreDay[], days: Days | null): Score | null {
  const own = lines.filter(({ day }) => within(day, days));
  const sum = (name: keyof Omit<ScoreDay, 'day'>) =>
    own.reduce((total, line) => total + line[name], 0);
  const [up, middle, down] = [sum('promoters'), sum('passives'), sum('detractors')];
  const answers = up + middle + down;
  if (answers === 0) return null;
  const [more, less, all] = [up + 0.75, down + 0.75, answers + 3];
  const variance = (more + less) / all - ((more - less) / all) ** 2;
  return {
    score: Math.round((100 * (up - down)) / answers),
    margin: answers < ENOUGH_ANSWERS ? null : Math.round(196 * Math.sqrt(variance / all)),
    answers,
  };
}

/** The comparison of two scores: nothing where one of them has too few answers. */
export function comparedScores(
  now: Score | null,
  was: Score | null,
): [number | null, number | null] {
  if (now?.margin == null || was?.margin == null) return [now?.score ?? null, null];
  return [now.score, was.score];
}

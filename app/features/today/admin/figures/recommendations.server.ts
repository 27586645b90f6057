import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import { pointsWithMargin } from '#app/ui/admin/charts/points-with-margin.server.ts';
import type { Days, TodayRange } from '../today-range.ts';
import type { FigureWords } from './figure-words.server.ts';
import { type Score, type ScoreDay, scoreOf } from './recommendations.store.server.ts';
import { recommendationsOf } from './ways.ts';

const MONTHS = 6;

/** The last six months up to a day: each from its first day, the last one to that day. */
export function monthsUpTo(to: string): Days[] {
  const [year = 0, month = 1] = to.split('-').map(Number);
  const first = (later: number) =>
    new Date(Date.UTC(year, month - MONTHS + later, 1)).toISOString().slice(0, 10);
  const dayBefore = (day: string) =>
    new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
  return Array.from({ length: MONTHS }, (_, index) => ({
    from: first(index),
    to: index === MONTHS - 1 ? to : dayBefore(first(index + 1)),
  }));
}

/** What a change since the first of the months is worth. */
function changeIn(scores: readonly (Score | null)[]): 'up' | 'down' | 'within' | null {
  const measured = scores.filter((score) => score !== null);
  const [first, last] = [measured[0], measured.at(-1)];
  if (first?.margin == null || last?.margin == null || first === last) return null;
  const change = last.score - first.score;
  // Two margins add up as the squares of errors do.
  const margin = Math.hypot(first.margin, last.margin);
  if (Math.abs(change) <= margin) return 'within';
  return change > 0 ? 'up' : 'down';
}

/** The score of the period, with its margin: of few answers in words alone. */
function answerIn({ score, margin, answers: count }: Score, { t, signed }: FigureWords): string {
  if (margin === null) return t('recommend.few', { score: signed(score), count });
  return t('recommend.answer', {
    score: signed(score),
    low: signed(Math.max(-100, score - margin)),
    high: signed(Math.min(100, score + margin)),
    count,
  });
}

/** The recommendation score, month by month, with its margin. */
export function recommendations(
  lines: readonly ScoreDay[],
  range: TodayRange,
  words: FigureWords,
  /** Where the answers of some days are; a screen that narrows them further has no such list. */
  wayTo: (days: Days) => string | undefined = recommendationsOf,
): FigureFacts {
  const { t } = words;
  const months = monthsUpTo(range.to);
  const scores = months.map((month) => scoreOf(lines, month));
  const own = scoreOf(lines, range);
  const named = months.map(({ from }) => words.month(from));
  const measured = (score: Score | null) => (score ? words.signed(score.score) : t('none'));
  const drawn = (width: number) =>
    pointsWithMargin({
      ...{ width, height: 158 },
      points: months.map((month, index) => {
        const score = scores[index] ?? null;
        return {
          label: named[index] ?? '',
          value: score?.score ?? null,
          margin: score?.margin ?? null,
          text: measured(score),
          to: score ? wayTo(month) : undefined,
          says: t('recommend.says', {
            month: named[index] ?? '',
            score: measured(score),
            count: score?.answers ?? 0,
          }),
          isLast: index === months.length - 1,
        };
      }),
    });
  const sure = scores.some((score) => score?.margin != null);
  const change = changeIn(scores);
  const first = named[scores.findIndex((score) => score !== null)] ?? '';
  const answer = own
    ? [answerIn(own, words), change && t(`recommend.${change}`, { month: first })]
        .filter(Boolean)
        .join(' ')
    : t('recommend.nothing');
  return {
    key: 'recommend',
    span: 4,
    question: t('recommend.question'),
    answer: sentenceOf(answer, [own ? wayTo(range) : undefined]),
    drawing: scores.some(Boolean) ? { wide: drawn(366), narrow: drawn(350) } : undefined,
    legend: [
      { area: 'outline', text: t('recommend.point') },
      ...(sure ? [{ line: 'margin' as const, text: t('recommend.margin') }] : []),
    ],
    table: {
      columns: [
        { label: t('month') },
        { label: 'NPS', numeric: true },
        ...(sure ? [{ label: '±', numeric: true }] : []),
        { label: t('recommend.answers'), numeric: true },
      ],
      rows: months.map((month, index) => {
        const score = scores[index] ?? null;
        return [
          { text: named[index] ?? '' },
          { text: measured(score) },
          ...(sure ? [{ text: String(score?.margin ?? '') }] : []),
          {
            text: words.number(score?.answers ?? 0),
            to: score ? wayTo(month) : undefined,
          },
        ];
      }),
    },
  };
}

import type { TodayRange } from '#app/features/today/admin/today-range.ts';
import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import { type NamedBar, namedBars } from '#app/ui/admin/charts/named-bars.server.ts';
import type { FigureWords } from './figure-words.server.ts';
import { meanRating, satisfaction, sumOf } from './sums.ts';
import type { DayFigures } from './ticket-figures.store.server.ts';

/** The share of satisfied answers, in the product and after a solved ticket. */
export function satisfied(
  days: readonly DayFigures[],
  range: TodayRange,
  words: FigureWords,
): FigureFacts {
  const { own, t } = words;
  const [now, was] = [sumOf(days, range), sumOf(days, range.was)];
  const all = satisfaction(now);
  const share = (good: number, answers: number) =>
    answers === 0 ? null : Math.round((1000 * good) / answers) / 10;
  const lines = [
    {
      name: own('satisfied.product'),
      answers: now.csatAnswers,
      good: now.csatGood,
      mean: meanRating(now.csatSum, now.csatAnswers),
      before: share(was.csatGood, was.csatAnswers),
      to: words.entriesOf(range, 'csat'),
    },
    {
      name: own('satisfied.ticket'),
      answers: now.ratings,
      good: now.ratingsGood,
      mean: meanRating(now.ratingsSum, now.ratings),
      before: share(was.ratingsGood, was.ratings),
      to: words.ratingsOf(range),
    },
  ];
  const percentOf = (value: number | null) => (value === null ? t('none') : words.percent(value));
  const bars = lines.map(({ name, answers, good, before, to }): NamedBar => {
    const part = share(good, answers);
    return {
      name,
      areas: [{ value: part ?? 0, look: 'solid' }],
      before: range.was ? (before ?? undefined) : undefined,
      text: percentOf(part),
      count: words.number(answers),
      to: answers > 0 ? to : undefined,
      says: own('satisfied.says', { name, share: percentOf(part), count: answers }),
    };
  });
  const drawn = (width: number) =>
    namedBars({ width, names: 120, figures: 90, step: 44, bar: 18, bars, most: 100 });
  return {
    key: 'satisfied',
    span: 5,
    question: own('satisfied.question'),
    answer: sentenceOf(
      all
        ? own('satisfied.answer', { share: words.percent(all.share), count: all.answers })
        : own('satisfied.nothing'),
      [],
    ),
    drawing: all ? { wide: drawn(470), narrow: drawn(350) } : undefined,
    legend: [{ area: 'solid', text: own('satisfied.good') }],
    note: own('satisfied.note'),
    table: {
      columns: [
        { label: own('satisfied.where') },
        { label: own('satisfied.good'), numeric: true },
        { label: own('satisfied.mean'), numeric: true },
        { label: own('satisfied.answers'), numeric: true },
        ...(range.was ? [{ label: t('before'), numeric: true }] : []),
      ],
      rows: lines.map(({ name, answers, good, mean, before, to }) => [
        { text: name },
        { text: percentOf(share(good, answers)) },
        { text: mean === null ? '' : words.decimal(mean) },
        { text: words.number(answers), to: answers > 0 ? to : undefined },
        ...(range.was ? [{ text: percentOf(before) }] : []),
      ]),
    },
  };
}

import { plusDays } from '#app/features/crm/results/results-range.ts';
import { spansOf } from '#app/features/today/admin/figures/leads-by-day.server.ts';
import type { TodayRange } from '#app/features/today/admin/today-range.ts';
import { barsByDay, type DayOfBars } from '#app/ui/admin/charts/bars-by-day.server.ts';
import type { AreaLook } from '#app/ui/admin/charts/drawing.ts';
import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import type { FigureWords } from './figure-words.server.ts';
import { otherEntries, scoresIn, sumOf } from './sums.ts';
import type { Counts, DayFigures } from './ticket-figures.store.server.ts';

type Part = {
  key: 'bug' | 'ideia' | 'duvida' | 'scores' | 'others';
  look: AreaLook;
  of: (counts: Counts) => number;
  /** The type as the list of entries filters it; scores are three types. */
  type?: string;
};

const PARTS: readonly Part[] = [
  { key: 'bug', look: 'solid', of: ({ bugs }) => bugs, type: 'bug' },
  { key: 'ideia', look: 'hatch', of: ({ ideas }) => ideas, type: 'ideia' },
  { key: 'duvida', look: 'pale', of: ({ questions }) => questions, type: 'duvida' },
  { key: 'scores', look: 'dots', of: scoresIn },
  { key: 'others', look: 'outline', of: otherEntries, type: 'others' },
];
/** As many as fit on a phone. */
const NARROW = 14;

/** Entries by day and type. */
export function volumeByType(
  days: readonly DayFigures[],
  range: TodayRange,
  today: string,
  words: FigureWords,
): FigureFacts {
  const { own, t } = words;
  const all = sumOf(days, range);
  const before = sumOf(days, range.was).entries;
  const parts = PARTS.filter(({ key, of }) => key !== 'others' || of(all) > 0);
  const spans = spansOf(range, words);
  const weekly = spans.length < range.days;
  const shift = range.was ? (Date.parse(range.was.from) - Date.parse(range.from)) / 86_400_000 : 0;
  const every = Math.ceil(spans.length / 5);
  const bars = spans.map((span, index): DayOfBars => {
    const sum = sumOf(days, span);
    return {
      label: index % every === 0 || index === spans.length - 1 ? span.label : undefined,
      values: Object.fromEntries(parts.map(({ key, of }) => [key, of(sum)])),
      before: range.was
        ? sumOf(days, { from: plusDays(span.from, shift), to: plusDays(span.to, shift) }).entries
        : undefined,
      to: sum.entries > 0 ? words.entriesOf(span) : undefined,
      name: own(weekly ? 'volume.ofWeek' : 'volume.ofDay', {
        day: span.label,
        count: sum.entries,
      }),
      isToday: today >= span.from && today <= span.to,
    };
  });
  const drawn = (width: number, visible: readonly DayOfBars[]) =>
    barsByDay({ width, height: 218, days: visible, parts, write: words.number });
  const narrow = bars.slice(-NARROW).map((bar, index, those) => ({
    ...bar,
    label: index % 4 === 0 ? spans.at(index - those.length)?.label : undefined,
  }));
  const answer = [
    own('volume.answer', { count: all.entries, number: words.number(all.entries) }),
    range.was && own('volume.before', { number: words.number(before) }),
  ];
  return {
    key: 'volume',
    span: 7,
    question: own('volume.question'),
    answer: sentenceOf(answer.filter(Boolean).join(' '), [
      all.entries > 0 ? words.entriesOf(range) : undefined,
    ]),
    drawing: all.entries > 0 ? { wide: drawn(672, bars), narrow: drawn(350, narrow) } : undefined,
    legend: [
      ...parts.map(({ key, look, of }) => ({
        area: look,
        text: own(`volume.types.${key}`),
        value: words.number(of(all)),
      })),
      ...(range.was ? [{ line: 'before' as const, text: t(`compare.${range.comparison}`) }] : []),
    ],
    note:
      narrow.length < bars.length && !weekly
        ? own('volume.narrow', { count: narrow.length })
        : undefined,
    table: {
      columns: [
        { label: t(weekly ? 'week' : 'day') },
        ...parts.map(({ key }) => ({ label: own(`volume.types.${key}`), numeric: true })),
        { label: t('total'), numeric: true },
        ...(range.was ? [{ label: t('before'), numeric: true }] : []),
      ],
      rows: spans.map((span, index) => {
        const sum = sumOf(days, span);
        return [
          { text: span.label },
          ...parts.map(({ of, type }) => ({
            text: words.number(of(sum)),
            to: of(sum) > 0 && type ? words.entriesOf(span, type) : undefined,
          })),
          {
            text: words.number(sum.entries),
            to: sum.entries > 0 ? words.entriesOf(span) : undefined,
          },
          ...(range.was ? [{ text: words.number(bars[index]?.before ?? 0) }] : []),
        ];
      }),
    },
  };
}

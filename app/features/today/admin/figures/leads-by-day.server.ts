import { plusDays } from '#app/features/crm/results/results-range.ts';
import { barsByDay, type DayOfBars } from '#app/ui/admin/charts/bars-by-day.server.ts';
import type { AreaLook } from '#app/ui/admin/charts/drawing.ts';
import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import type { Days, TodayRange } from '../today-range.ts';
import type { FigureWords } from './figure-words.server.ts';
import { type LeadDay, type LeadSums, totalsOf, within } from './lead-sums.store.server.ts';
import { leadsOf } from './ways.ts';

const LOOKS: readonly AreaLook[] = ['solid', 'hatch', 'pale', 'dots'];
/** Bars of days until there are so many; then of weeks. */
const MOST_BARS = 100;
/** What a phone has room for. */
const NARROW = 14;

export type Span = Days & { label: string };

/** The days of a range, or its weeks where it has many days. */
export function spansOf({ from, to, days }: TodayRange, words: FigureWords): Span[] {
  const step = days > MOST_BARS ? 7 : 1;
  return Array.from({ length: Math.ceil(days / step) }, (_, index) => {
    const first = plusDays(from, index * step);
    const last = plusDays(first, step - 1);
    return { from: first, to: last < to ? last : to, label: words.day(first) };
  });
}

/** The sources with the most leads, and the others together. */
function partsOf(lines: readonly LeadDay[], words: FigureWords) {
  const sums = new Map<string, number>();
  for (const { source, leads } of lines) sums.set(source, (sums.get(source) ?? 0) + leads);
  const known = [...sums].sort((one, other) => other[1] - one[1]).map(([source]) => source);
  const own = known.length > LOOKS.length ? known.slice(0, LOOKS.length - 1) : known;
  const parts = own.map((source) => ({
    key: source,
    name: words.source(source),
    sources: [source],
  }));
  const rest = known.slice(own.length);
  if (rest.length > 0) parts.push({ key: 'others', name: words.t('leads.others'), sources: rest });
  return parts.map((part, index) => ({ ...part, look: LOOKS[index] ?? 'solid' }));
}

const sumOf = (lines: readonly LeadDay[], days: Days, sources?: readonly string[]) =>
  lines.reduce(
    (sum, { day, source, leads }) =>
      within(day, days) && (!sources || sources.includes(source)) ? sum + leads : sum,
    0,
  );

/** The weekday with the most leads, where a range has enough whole weeks. */
function strongest(
  lines: readonly LeadDay[],
  range: TodayRange,
  words: FigureWords,
): string | null {
  if (range.days < 14) return null;
  const sums = new Map<string, number>();
  for (const { day, leads } of lines) {
    if (within(day, range)) {
      const name = words.weekday(day);
      sums.set(name, (sums.get(name) ?? 0) + leads);
    }
  }
  const [best, next] = [...sums].sort((one, other) => other[1] - one[1]);
  return best && best[1] > (next?.[1] ?? 0) ? best[0] : null;
}

export function leadsByDay(
  { days: lines }: LeadSums,
  range: TodayRange,
  today: string,
  words: FigureWords,
): FigureFacts {
  const { t } = words;
  const current = lines.filter(({ day }) => within(day, range));
  const parts = partsOf(current, words);
  const spans = spansOf(range, words);
  const weekly = spans.length < range.days;
  const shift = range.was ? (Date.parse(range.was.from) - Date.parse(range.from)) / 86_400_000 : 0;
  const bars = spans.map((span, index): DayOfBars => {
    const sum = sumOf(lines, span);
    const before = range.was && {
      from: plusDays(span.from, shift),
      to: plusDays(span.to, shift),
    };
    const every = Math.ceil(spans.length / 5);
    return {
      label: index % every === 0 || index === spans.length - 1 ? span.label : undefined,
      values: Object.fromEntries(
        parts.map(({ key, sources }) => [key, sumOf(lines, span, sources)]),
      ),
      before: before ? sumOf(lines, before) : undefined,
      to: leadsOf(span),
      name: t(weekly ? 'leads.ofWeek' : 'leads.ofDay', { day: span.label, count: sum }),
      isToday: within(today, span),
    };
  });
  const drawn = (width: number, visible: readonly DayOfBars[]) =>
    barsByDay({ width, height: 218, days: visible, parts, write: words.number });
  const narrow = bars.slice(-NARROW).map((bar, index, all) => ({
    ...bar,
    label:
      index % 4 === 0 || index === all.length - 1 ? spans.at(index - all.length)?.label : undefined,
  }));
  const total = totalsOf(lines, range).leads;
  const before = totalsOf(lines, range.was).leads;
  const best = strongest(lines, range, words);
  const answer = [
    t('leads.answer', {
      count: total,
      number: words.number(total),
      days: t('days', { count: range.days }),
    }),
    range.was &&
      t(`leads.${total === before ? 'same' : total > before ? 'more' : 'fewer'}`, {
        count: Math.abs(total - before),
        number: words.number(Math.abs(total - before)),
      }),
    best && t('leads.strongest', { weekday: best }),
  ];
  return {
    key: 'leads',
    span: 7,
    question: t('leads.question'),
    answer: sentenceOf(answer.filter(Boolean).join(' '), [total > 0 ? leadsOf(range) : undefined]),
    drawing: { wide: drawn(672, bars), narrow: drawn(350, narrow) },
    legend: [
      ...parts.map(({ name, look, sources }) => ({
        area: look,
        text: name,
        value: words.number(sumOf(current, range, sources)),
      })),
      ...(range.was ? [{ line: 'before' as const, text: t(`compare.${range.comparison}`) }] : []),
    ],
    note: narrow.length < bars.length && !weekly ? t('leads.narrow', { count: NARROW }) : undefined,
    table: {
      columns: [
        { label: t(weekly ? 'week' : 'day') },
        ...parts.map(({ name }) => ({ label: name, numeric: true })),
        { label: t('total'), numeric: true },
        ...(range.was ? [{ label: t('before'), numeric: true }] : []),
      ],
      rows: spans.map((span, index) => [
        { text: span.label },
        ...parts.map(({ sources }) => {
          const count = sumOf(lines, span, sources);
          const [only] = sources;
          return {
            text: words.number(count),
            to: count > 0 && sources.length === 1 ? leadsOf(span, only) : undefined,
          };
        }),
        { text: words.number(sumOf(lines, span)), to: leadsOf(span) },
        ...(range.was ? [{ text: words.number(bars[index]?.before ?? 0) }] : []),
      ]),
    },
  };
}

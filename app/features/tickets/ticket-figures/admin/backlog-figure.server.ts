import { spansOf } from '#app/features/today/admin/figures/leads-by-day.server.ts';
import type { TodayRange } from '#app/features/today/admin/today-range.ts';
import { barsByDay, type DayOfBars } from '#app/ui/admin/charts/bars-by-day.server.ts';
import { type FigureFacts, sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import type { FigureWords } from './figure-words.server.ts';
import { sumOf } from './sums.ts';
import type { TicketFigures } from './ticket-figures.store.server.ts';

const PARTS = [{ key: 'waiting', look: 'solid' }] as const;
/** What moves the backlog, with its sum. */
const BACKLOG = [
  ['opened', 'ticketsOpened'],
  ['solved', 'ticketsSolved'],
  ['merged', 'ticketsMerged'],
] as const;
/** As many as fit on a phone. */
const NARROW = 14;

/** How many tickets were open at the end of each day. */
export function backlogByDay(
  { backlog, backlogBefore, days }: TicketFigures,
  range: TodayRange,
  today: string,
  words: FigureWords,
): FigureFacts {
  const { own, t } = words;
  const spans = spansOf(range, words);
  const weekly = spans.length < range.days;
  const every = Math.ceil(spans.length / 5);
  const atEnd = (day: string) => backlog.find((line) => line.day === day)?.waiting ?? 0;
  const now = backlog.at(-1)?.waiting ?? 0;
  // Of today the list of open tickets is more useful, and there they can be worked on.
  const openAt = (day: string) =>
    day === today ? words.openNow() : words.ticketsOf('open', { from: day, to: day });
  const rows = spans.map((span, index) => ({
    span,
    waiting: atEnd(span.to),
    before:
      backlogBefore[Math.min(backlogBefore.length - 1, weekly ? index * 7 + 6 : index)]?.waiting,
    sum: sumOf(days, span),
  }));
  const bars = rows.map(
    ({ span, waiting, before }, index): DayOfBars => ({
      label: index % every === 0 || index === spans.length - 1 ? span.label : undefined,
      values: { waiting },
      before,
      to: waiting > 0 ? openAt(span.to) : undefined,
      name: own('backlog.ofDay', { day: words.day(span.to), count: waiting }),
      isToday: today >= span.from && today <= span.to,
    }),
  );
  const drawn = (width: number, visible: readonly DayOfBars[]) =>
    barsByDay({ width, height: 180, days: visible, parts: PARTS, write: words.number });
  const isDrawn = rows.some(({ waiting }) => waiting > 0);
  return {
    key: 'backlog',
    span: 7,
    question: own('backlog.question'),
    answer: sentenceOf(own('backlog.answer', { count: now, number: words.number(now) }), [
      now > 0 ? openAt(range.to) : undefined,
    ]),
    drawing: isDrawn
      ? { wide: drawn(672, bars), narrow: drawn(350, bars.slice(-NARROW)) }
      : undefined,
    legend: [
      { area: 'solid', text: own('backlog.open') },
      ...(range.was ? [{ line: 'before' as const, text: t(`compare.${range.comparison}`) }] : []),
    ],
    note: own('backlog.note'),
    table: {
      columns: [
        { label: t(weekly ? 'week' : 'day') },
        { label: own('backlog.opened'), numeric: true },
        { label: own('backlog.solved'), numeric: true },
        { label: own('backlog.merged'), numeric: true },
        { label: own('backlog.open'), numeric: true },
        ...(range.was ? [{ label: t('before'), numeric: true }] : []),
      ],
      rows: rows.map(({ span, waiting, before, sum }) => [
        { text: span.label },
        ...BACKLOG.map(([did, sumKey]) => ({
          text: words.number(sum[sumKey]),
          to: sum[sumKey] > 0 ? words.ticketsOf(did, span) : undefined,
        })),
        { text: words.number(waiting), to: waiting > 0 ? openAt(span.to) : undefined },
        ...(range.was ? [{ text: before === undefined ? '' : words.number(before) }] : []),
      ]),
    },
  };
}

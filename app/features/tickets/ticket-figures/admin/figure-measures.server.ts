import {
  changed,
  type Measure,
  scoreNote,
} from '#app/features/today/admin/figures/measures.server.ts';
import {
  comparedScores,
  scoreOf,
} from '#app/features/today/admin/figures/recommendations.store.server.ts';
import type { Days, TodayRange } from '#app/features/today/admin/today-range.ts';
import { sentenceOf } from '#app/ui/admin/charts/figure-facts.ts';
import type { FigureWords } from './figure-words.server.ts';
import { satisfaction, scoreDays, sumOf, versionScore } from './sums.ts';
import type { TicketFigures, TimeFigures } from './ticket-figures.store.server.ts';

const minutesOf = (seconds: number | null | undefined) =>
  seconds == null ? null : Math.ceil(seconds / 60);

/** The median of a duration. */
function duration(
  key: 'answer' | 'solve',
  { times, timesBefore }: TicketFigures,
  days: Days,
  { own, t, ...words }: FigureWords,
): Measure {
  const secondsOf = (of: TimeFigures | null) =>
    of && (key === 'answer' ? of.answerSeconds : of.solveSeconds);
  const [now, was] = [minutesOf(secondsOf(times)), minutesOf(secondsOf(timesBefore))];
  const count = key === 'answer' ? times.answered : times.solved;
  return {
    key,
    label: own(`measures.${key}`),
    value: now === null ? t('none') : words.duration(now),
    to: count > 0 ? words.ticketsOf(key === 'answer' ? 'answered' : 'solved', days) : undefined,
    change: changed(now, was, 'down', words.duration),
    note: own('measures.tickets', { count }),
  };
}

/** How many tickets are open at the end, and how many were opened and solved meanwhile. */
function open(read: TicketFigures, range: TodayRange, today: string, words: FigureWords): Measure {
  const { own } = words;
  const now = sumOf(read.days, range);
  const waiting = read.backlog.at(-1)?.waiting ?? 0;
  const waitingBefore = read.backlogBefore.at(-1)?.waiting;
  // Of today the list of open tickets is more useful, and there they can be worked on.
  const rows = range.to === today ? words.openNow() : words.ticketsOf('open', range);
  return {
    key: 'backlog',
    label: own('measures.backlog'),
    value: words.number(waiting),
    to: waiting > 0 ? rows : undefined,
    change: changed(waiting, waitingBefore ?? null, 'down', words.number),
    note: sentenceOf(
      own('measures.moved', {
        opened: words.number(now.ticketsOpened),
        solved: words.number(now.ticketsSolved),
      }),
      [
        now.ticketsOpened > 0 ? words.ticketsOf('opened', range) : undefined,
        now.ticketsSolved > 0 ? words.ticketsOf('solved', range) : undefined,
      ],
    ),
  };
}

/** The figures at a glance, each with its previous value and a link to its rows, where a list has them. */
export function figureMeasures(
  read: TicketFigures,
  range: TodayRange,
  today: string,
  words: FigureWords,
): Measure[] {
  const { own, t } = words;
  const days = { from: range.from, to: range.to };
  const [now, was] = [sumOf(read.days, range), sumOf(read.days, range.was)];
  const scores = scoreDays(read.days);
  const [nps, npsBefore] = [scoreOf(scores, range), scoreOf(scores, range.was)];
  const [happy, happyBefore] = [satisfaction(now), satisfaction(was)];
  const [version, versionBefore] = [versionScore(now), versionScore(was)];
  const points = (change: number) => t('measures.points', { points: words.decimal(change) });
  return [
    {
      key: 'entries',
      label: own('measures.entries'),
      value: words.number(now.entries),
      to: now.entries > 0 ? words.entriesOf(days) : undefined,
      change: range.was ? changed(now.entries, was.entries, 'up', words.number) : undefined,
      note: range.was ? t('measures.was', { value: words.number(was.entries) }) : undefined,
    },
    {
      key: 'nps',
      label: 'NPS',
      value: nps ? words.signed(nps.score) : t('none'),
      to: nps ? words.entriesOf(days, 'nps') : undefined,
      change: changed(...comparedScores(nps, npsBefore), 'up', words.number),
      note: nps ? scoreNote(nps, words) : undefined,
    },
    {
      key: 'csat',
      label: own('measures.csat'),
      value: happy ? words.percent(happy.share) : t('none'),
      to: now.ratings > 0 && now.csatAnswers === 0 ? words.ratingsOf(days) : undefined,
      change: changed(happy?.share ?? null, happyBefore?.share ?? null, 'up', points),
      note: happy ? own('measures.answers', { count: happy.answers }) : undefined,
    },
    {
      key: 'srs',
      label: own('measures.srs'),
      value: version === null ? t('none') : words.decimal(version),
      to: version === null ? undefined : words.entriesOf(days, 'srs'),
      change: changed(version, versionBefore, 'up', words.decimal),
      note: version === null ? undefined : own('measures.answers', { count: now.srsAnswers }),
    },
    duration('answer', read, days, words),
    duration('solve', read, days, words),
    open(read, range, today, words),
  ];
}

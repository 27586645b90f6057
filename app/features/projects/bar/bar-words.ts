import type { TFunction } from 'i18next';
import { formatBriefDay, formatDay, formatMonth } from '#app/i18n/format.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { type Bar, type BarDays, dayAfter, daysBetween } from './bar.ts';
import type { BarWords } from './draw-bar.ts';

type T = TFunction<'projects'>;

/** The day on which it ends as it is seen today; null where nobody can say. */
export const seenEnd = (days: BarDays, { seen }: Bar): string | null =>
  seen[5] === undefined ? null : dayAfter(days.startsOn, seen[5]);

/** The day on which it was to end; null where that comes out of an earlier stage. */
export const promisedEnd = (days: BarDays): string | null => days.stages[5]?.promised ?? null;

/** What is in the place of the end: the day, or why there is none. */
function endWords(t: T, days: BarDays, bar: Bar, locale: Locale): string {
  const brief = (day: string) => formatBriefDay(day, days.today, locale);
  const end = seenEnd(days, bar);
  if (bar.state === 'ahead') return t('bar.begins', { day: brief(days.startsOn) });
  if (bar.state === 'ended') return t('bar.ended', { day: brief(days.endedOn ?? days.today) });
  if (bar.state === 'paused' || end === null) return t('bar.unknown');
  return t(bar.state === 'delivered' ? 'bar.delivered' : 'bar.expected', { day: brief(end) });
}

/** What is lettered on the drawing. */
export function barWords(t: T, days: BarDays, bar: Bar, locale: Locale): BarWords {
  const brief = (day: string) => formatBriefDay(day, days.today, locale);
  const promised = promisedEnd(days);
  const first = days.stages.findIndex((stage) => stage.promised === null);
  const { delay } = bar;
  return {
    promised: promised
      ? t('bar.promised', { day: brief(promised) })
      : t('bar.promisedIn', { stage: Math.max(first, 1) }),
    end: endWords(t, days, bar, locale),
    delay: delay ? t(delay > 0 ? 'bar.late' : 'bar.early', { count: Math.abs(delay) }) : '',
    today: t('bar.today', { day: brief(days.today) }),
    month: (day) => formatMonth(day, locale),
  };
}

const stagesTo = (t: T, count: number) =>
  Array.from({ length: count }, (_, i) => t(`stages.${(i + 1) as 1}`));

/** The state of the project, as the first half of its sentence. */
function stateWords(t: T, days: BarDays, bar: Bar, locale: Locale): string {
  const day = (value: string) => formatDay(value, locale);
  const stage = t(`stages.${(bar.current ?? 1) as 1}`);
  switch (bar.state) {
    case 'ahead':
      return t('said.ahead', { day: day(days.startsOn) });
    case 'paused':
      return t('said.paused', { stage, day: day(days.pausedOn ?? days.today) });
    case 'ended':
      return t('said.ended', { stage, day: day(days.endedOn ?? days.today) });
    case 'delivered':
      return t('said.delivered', { day: day(seenEnd(days, bar) ?? days.today) });
    case 'waiting':
      return t('said.waiting', { stage, day: day(dayAfter(days.startsOn, bar.stoppedDay)) });
    default:
      return t('said.running', { stage });
  }
}

/** The same as the drawing, for users who do not see it. */
export function barSentence(
  t: T,
  { name, days, bar, locale }: { name: string; days: BarDays; bar: Bar; locale: Locale },
): string {
  const closed = days.stages.filter(({ actual }) => actual !== null).length;
  const list = new Intl.ListFormat(locale).format(stagesTo(t, closed));
  const [promised, end] = [promisedEnd(days), seenEnd(days, bar)];
  const parts = [
    t('said.title', { name }),
    closed > 0 && closed < 6 ? t('said.closed', { count: closed, list }) : '',
    stateWords(t, days, bar, locale),
    promised ? t('said.promised', { day: formatDay(promised, locale) }) : t('said.noPromise'),
    bar.delay !== null && end && bar.state !== 'delivered' && bar.state !== 'ahead'
      ? t('said.expected', { day: formatDay(end, locale) })
      : '',
    bar.delay ? t(bar.delay > 0 ? 'said.late' : 'said.early', { count: Math.abs(bar.delay) }) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/** The days by which the end has moved, by who caused them. */
export type Shares = { ours: number; client: number; both: number };

/** Splits the delay by who caused it, from the moves of the last stage; the unexplained rest is ours. */
export function sharesOf(
  days: BarDays,
  { delay }: Bar,
  moves: readonly { from: string | null; to: string | null; whose: keyof Shares }[],
): Shares | null {
  if (delay === null || delay <= 0) return null;
  const promised = promisedEnd(days);
  const sums: Shares = { ours: 0, client: 0, both: 0 };
  for (const { from, to, whose } of moves) {
    const before = from ?? promised;
    if (before && to) sums[whose] += daysBetween(before, to);
  }
  const client = Math.min(Math.max(sums.client, 0), delay);
  const both = Math.min(Math.max(sums.both, 0), delay - client);
  return { ours: delay - client - both, client, both };
}

/** The one line below a bar in cells: stage, what was promised, what is seen. */
export function barLine(
  t: T,
  { name, days, bar, locale }: { name: string; days: BarDays; bar: Bar; locale: Locale },
): string {
  const { promised, end } = barWords(t, days, bar, locale);
  const stage = bar.current && t(`stages.${bar.current}`);
  const where = stage ? t('bar.where', { stage, place: bar.current }) : '';
  return [`${name}${where && `: ${where}`}`, promised, end].join(' · ');
}

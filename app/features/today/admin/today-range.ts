import { dayIn, plusDays, yearBefore } from '#app/features/crm/results/results-range.ts';

/** Ranges that end today, by their days. */
export const RANGES = ['7', '30', '90'] as const;
/** The range of comparison: as many days before it, the same days a year before, or none. */
export const COMPARISONS = ['before', 'year', 'none'] as const;
export type Comparison = (typeof COMPARISONS)[number];

export type Days = { from: string; to: string };

export type TodayRange = Days & {
  kind: (typeof RANGES)[number] | 'own';
  days: number;
  comparison: Comparison;
  /** The days of comparison. */
  was: Days | null;
  /** The error of the requested days; the default range is used instead. */
  problem?: 'order' | 'future' | 'long';
};

const MOST_DAYS = 400;
const DAY_MS = 86_400_000;

const daysIn = ({ from, to }: Days): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

function comparedWith(days: Days, comparison: Comparison): Days | null {
  if (comparison === 'none') return null;
  if (comparison === 'year') return { from: yearBefore(days.from), to: yearBefore(days.to) };
  return { from: plusDays(days.from, -daysIn(days)), to: plusDays(days.from, -1) };
}

/** The range of an address; the last 30 days where it names no valid one. */
export function parseTodayRange(search: URLSearchParams, today: string): TodayRange {
  const comparison = COMPARISONS.find((one) => one === search.get('compare')) ?? 'before';
  const ending = (kind: (typeof RANGES)[number]): TodayRange => {
    const days = { from: plusDays(today, 1 - Number(kind)), to: today };
    return { kind, ...days, days: Number(kind), comparison, was: comparedWith(days, comparison) };
  };
  const named = RANGES.find((kind) => kind === search.get('range'));
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  if (named || !from || !to) return ending(named ?? '30');
  const days = daysIn({ from, to });
  if (days < 1) return { ...ending('30'), problem: 'order' };
  if (to > today) return { ...ending('30'), problem: 'future' };
  if (days > MOST_DAYS) return { ...ending('30'), problem: 'long' };
  const own = { from, to };
  return { kind: 'own', ...own, days, comparison, was: comparedWith(own, comparison) };
}

/** Other query keys that are kept when the range changes. */
export type KeptQuery = Readonly<Record<string, string>>;

/** The address of a range, without defaults. */
export function rangeAddress(
  { kind, from, to, comparison }: Pick<TodayRange, 'kind' | 'from' | 'to' | 'comparison'>,
  saved: KeptQuery = {},
): string {
  const search = new URLSearchParams(saved);
  if (kind === 'own') {
    search.set('from', from);
    search.set('to', to);
  } else if (kind !== '30') search.set('range', kind);
  if (comparison !== 'before') search.set('compare', comparison);
  return `?${search}`;
}

/** Business days, both included, and the first day of the range before them. */
export type ResultsRange = {
  kind: (typeof RANGES)[number] | 'own';
  from: string;
  to: string;
  before: string;
  /** The error of the requested days; the default range is used instead. */
  problem?: 'order' | 'future' | 'long';
};

/** Ranges that end today, by their days; a year by its months. */
export const RANGES = ['30', '90', 'year'] as const;

const MOST_DAYS = 3660;
const DAY_MS = 86_400_000;
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

const written = (ms: number) => new Date(ms).toISOString().slice(0, 10);
export const plusDays = (day: string, days: number) => written(Date.parse(day) + days * DAY_MS);

export function yearBefore(day: string): string {
  const date = new Date(day);
  const month = date.getUTCMonth();
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  // Of a 29 February there is none: the last day of that month.
  if (date.getUTCMonth() !== month) date.setUTCDate(0);
  return date.toISOString().slice(0, 10);
}

function ending(kind: (typeof RANGES)[number], today: string): ResultsRange {
  if (kind === 'year') {
    const start = yearBefore(today);
    const from = plusDays(start, 1);
    return { kind, from, to: today, before: plusDays(yearBefore(start), 1) };
  }
  const days = Number(kind);
  return {
    kind,
    from: plusDays(today, 1 - days),
    to: today,
    before: plusDays(today, 1 - 2 * days),
  };
}

/** What it is compared with lies before it, and the database has no year 0. */
const FIRST_DAY = '1900-01-01';

export function dayIn(search: URLSearchParams, name: string): string | undefined {
  const text = search.get(name) ?? '';
  const ms = ISO_DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(ms) && written(ms) === text && text >= FIRST_DAY ? text : undefined;
}

/** The range of an address; the last 30 days where it names no valid one. */
export function requestedRange(search: URLSearchParams, today: string): ResultsRange {
  const [from, to] = [dayIn(search, 'from'), dayIn(search, 'to')];
  const named = RANGES.find((kind) => kind === search.get('range'));
  if (named || !from || !to) return ending(named ?? '30', today);
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  let problem: ResultsRange['problem'];
  if (length < 1) problem = 'order';
  else if (to > today) problem = 'future';
  else if (length > MOST_DAYS) problem = 'long';
  if (problem) return { ...ending('30', today), problem };
  return { kind: 'own', from, to, before: plusDays(from, -length) };
}

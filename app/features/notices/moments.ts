import type { LiveKind } from './notices.ts';

/** When something began, or begins, to wait for the user. Times are the server's, in milliseconds. */
export type Moment = {
  kind: LiveKind;
  /** The target of its link. */
  id: string;
  about:
    | 'lead'
    | 'ticket'
    | 'task'
    | 'mention'
    | 'notice-lead'
    | 'notice-company'
    | 'notice-contact'
    | 'notice-deal'
    | 'notice-entry'
    | 'notice-project'
    | 'notice-rule'
    | 'notice-ticket';
  label: string;
  at: number;
  /** Whether it adds to the count; earlier ones have been counted. */
  adds: boolean;
};

export type Notices = {
  now: number;
  /** How many things waited at that moment, up to a hundred of a kind. */
  count: number;
  /** Whether the tab shows it. */
  counts: boolean;
  moments: readonly Moment[];
};

/** At most one notice a minute: what comes in between is reported together. */
export const QUIET_MS = 60_000;

/** How many things wait by now: those at the time of the read, and those that began to since. */
export function countAt({ now, count, counts, moments }: Notices, time: number): number {
  if (!counts) return 0;
  const started = moments.filter(({ adds, at }) => adds && at > now && at <= time);
  return count + new Set(started.map(({ id }) => id)).size;
}

/** Rows that wait since the last notice. */
export const newIn = ({ moments }: Notices, notifiedUntil: number, time: number): Moment[] =>
  moments.filter(({ at }) => at > notifiedUntil && at <= time);

/** The time until something more begins to wait; undefined where nothing is due. */
export function nextIn({ moments }: Notices, time: number): number | undefined {
  const coming = moments.map(({ at }) => at - time).filter((wait) => wait > 0);
  return coming.length > 0 ? Math.min(...coming) : undefined;
}

const MARK = /^\(\d+\+?\) /;
const MAX_VISIBLE = 99;

/** A title with the count in front, replacing an earlier one. */
export function countedTitle(title: string, count: number): string {
  const bare = title.replace(MARK, '');
  if (count === 0) return bare;
  return `(${count > MAX_VISIBLE ? `${MAX_VISIBLE}+` : count}) ${bare}`;
}

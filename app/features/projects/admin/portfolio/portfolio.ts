import { type BarDays, barOf, daysBetween } from '../../bar/bar.ts';

/** States of projects, by which a list is filtered: what is late may wait for its client besides. */
export const HEALTHS = ['late', 'waiting', 'on_time', 'paused', 'ended'] as const;
export type Health = (typeof HEALTHS)[number];

/** A project as the portfolio shows it. */
export type PortfolioRow = {
  id: string;
  name: string;
  clientId: string;
  client: string;
  shown: boolean;
  days: BarDays;
  /** What it waits for from its client, the longest first. */
  waits: readonly { since: string; what: string }[];
  /** The deliverable that the client wants changed, and we have not sent again. */
  changeAsked: string | null;
  conductedBy: string | null;
  lastNewsAt: string | null;
  createdAt: string;
};

export type PortfolioCounts = Readonly<Record<'all' | 'found' | Health, number>>;

/** What a list can be narrowed down to: clients that work goes on for, and who answers for work. */
export type PortfolioChoices = Readonly<
  Record<'clients' | 'colleagues', readonly { id: string; name: string }[]>
>;

/** The state of a project today. */
export function summaryOf(days: BarDays) {
  const bar = barOf(days);
  const working = bar.state === 'running' || bar.state === 'waiting';
  const stage = bar.current && days.stages[bar.current - 1];
  const next = stage ? (stage.planned ?? stage.promised) : null;
  return {
    state: bar.state,
    current: bar.current,
    /** The day on which the stage in work is to end. */
    next,
    /** Days by which the end is later than promised, or will be. */
    delay: Math.max(bar.delay ?? 0, 0),
    /** Days by which the stage in work has missed its own day. */
    behind: working && next ? Math.max(daysBetween(next, days.today), 0) : 0,
  };
}

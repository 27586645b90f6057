/** Deals that ended in a range. */
export type Totals = {
  won: number;
  lost: number;
  value: number;
  /** Median of days from opening to won; null where none was won. */
  cycleDays: number | null;
};

/** What was won by one source or campaign, now and in the range before. */
export type WonLine = {
  /** Null: no campaign is known. */
  key: string | null;
  deals: number;
  value: number;
  dealsBefore: number;
  valueBefore: number;
};

/** How long deals stayed in a stage that they left. */
export type StageTime = {
  pipeline: string;
  stageId: string;
  stage: string;
  deals: number;
  days: number | null;
  dealsBefore: number;
  daysBefore: number | null;
};

/** Leads or deals lost for a reason, now and in the range before. */
type LostFor = {
  /** Null: none was given. */
  slug: string | null;
  /** What staff call it, or its slug; null: none was given. */
  reason: string | null;
};
export type LostLeads = LostFor & { leads: number; leadsBefore: number };
export type LostDeals = LostFor & { deals: number; dealsBefore: number };

export type RangeFigures = {
  totals: { range: Totals; before: Totals };
  bySource: WonLine[];
  byCampaign: WonLine[];
  stageTimes: StageTime[];
  leadsLost: LostLeads[];
  dealsLost: LostDeals[];
  touched: { open: number; touched: number };
};

/** Percent of the deals that ended which were won; null where none ended. */
export const winRateOf = ({ won, lost }: Totals): number | null =>
  won + lost > 0 ? (100 * won) / (won + lost) : null;

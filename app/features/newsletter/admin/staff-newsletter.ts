export const SUBSCRIPTION_STATUSES = ['pending', 'active', 'unsubscribed'] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];
/** The filters of the list: a pending one with an undeliverable address is a state of its own. */
export const FILTER_STATUSES = [...SUBSCRIPTION_STATUSES, 'undeliverable'] as const;
export type FilterStatus = (typeof FILTER_STATUSES)[number];

/** One line of the list, and of its file. Moments are ISO texts. */
export type SubscriptionRow = {
  id: string;
  email: string;
  status: FilterStatus;
  locale: string;
  source: string | null;
  campaign: string;
  created: string;
  confirmed: string | null;
  left: string | null;
};

export const MEASURES = ['asked', 'confirmed', 'unsubscribed'] as const;
export type Measure = (typeof MEASURES)[number];
export const PERIODS = ['day', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** The events of one day or month; `first` is its first day. */
export type HistoryStep = { first: string } & Record<Measure, number>;
export type History = { by: Period; measure: Measure; steps: readonly HistoryStep[] };

export type Stats = { total: number; active: number; pending: number; unsubscribed: number };

/** Refusal codes for commands on a subscription. */
export type SubscriptionCode = 'already' | 'limited' | 'not-pending';

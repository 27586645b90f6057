import type { CloseReason } from '../close-reasons/reasons.ts';

export const DEAL_STATES = ['open', 'won', 'lost'] as const;
export type DealState = (typeof DEAL_STATES)[number];

/** Where deals come from: by hand, or with a lead. */
export const DEAL_SOURCES = [
  'manual',
  'qualification',
  'contact_form',
  'workshop',
  'website',
  'doavya',
] as const;

/** The least values that deals may be filtered by, in reais. */
export const LEAST_VALUES = ['5000', '15000', '50000', '100000'] as const;

/** Cards of a column at first, and in each later part. */
export const CARDS = 20;
export const MORE_CARDS = 50;
/** Beyond this the list is used. */
export const MOST_CARDS = 500;

export type Stage = {
  id: string;
  slug: string;
  name: string;
  kind: DealState;
  chance: number;
  needsValue: boolean;
  /** What can be chosen as a deal ends in it; none where it is open. */
  reasons: readonly CloseReason[];
  /** Archived: it is on past days only. */
  away: boolean;
};

export type Pipeline = {
  id: string;
  slug: string;
  name: string;
  /** The name of the pipeline's product. */
  product: string;
  stages: readonly Stage[];
};

/** What a deal takes along as it ends: its leads, and how many of its tasks are open. */
export type Along = {
  leads: readonly { id: string; protocol: string; name: string }[];
  tasks: number;
};

export type Owner = { id: string; name: string };

/** `late` is overdue; without a time it is due by the end of that day. */
export type NextTask = { title: string; dueAt: string; hasTime: boolean; late: boolean };

export type DealRow = {
  id: string;
  title: string;
  contactId: string;
  contact: string;
  company: string;
  value: number;
  stageId: string;
  stage: string;
  state: DealState;
  ownerId: string | null;
  owner: string | null;
  /** A day, `2026-12-31`. */
  expectedClose: string | null;
  stageSince: string;
  createdAt: string;
  closedAt: string | null;
  /** What staff call it, or its slug. */
  reason: string | null;
  source: string;
  revision: number;
  /** Whole days since the last activity. */
  idleDays: number;
  stalled: boolean;
  /** Its next task. */
  task: NextTask | null;
};

/** The content of a column: the number of all deals, and cards of some. */
type ColumnOf<Card> = {
  stage: Stage;
  deals: number;
  value: number;
  cards: readonly Card[];
  /** The card after which they begin, where they do not begin at the top. */
  behind?: string | undefined;
};
export type Column = ColumnOf<DealRow>;

/** A deal as it was on a day; `title` is null where it is deleted. */
export type PastCard = {
  id: string;
  /** The stay in that stage. */
  span: string;
  title: string | null;
  contact: string;
  company: string;
  value: number;
  owner: string | null;
  nowIn: string | null;
  nowPipeline: string | null;
};
export type PastColumn = ColumnOf<PastCard>;

/** Refusal codes for commands on a deal; of several mistakes the first here is shown. */
export const DEAL_CODES = [
  'title',
  /** The typed text is no amount of money. */
  'amount',
  'contact',
  'moved',
  'changed',
  'stage',
  'value',
  'reason',
  'owner',
  'party',
  'company',
] as const;
export type DealCode = (typeof DEAL_CODES)[number];

/** The state of a refused deal: the name of its stage, who changed it last, and its revision. */
export type CurrentDeal = {
  stage?: string | undefined;
  by?: string | undefined;
  revision?: number | undefined;
};

/** The fields of a deal as they were typed. */
export type TypedDeal = { title: string; value: string; owner: string; close: string };

/** The contact or company of a deal, as a card shows it first. */
export const partyOf = ({ company, contact }: Pick<DealRow, 'company' | 'contact'>): string =>
  company || contact;

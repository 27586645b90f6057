import type { RequestKind } from '#app/features/privacy/privacy-request.ts';
import type { Mention } from '#app/features/qualification/admin/mentions/mentions.ts';

/** Rows that a part shows; of more it shows the number. */
export const ROWS = 10;

/** What a part has: how many there are, and the first of them. */
export type Part<Row> = { count: number; rows: readonly Row[] };

export type WaitingLead = {
  id: string;
  name: string;
  /** The reader's own, or unassigned. */
  mine: boolean;
  dueAt: Date;
  /** In seconds of business time; null while there is time left. */
  late: number | null;
};
export type DueTask = { id: string; title: string; dueAt: Date; hasTime: boolean; late: boolean };
export type StalledDeal = { id: string; title: string; contact: string; idleDays: number };
export type DueRequest = { id: string; protocol: string; kind: RequestKind; daysLeft: number };
export type DelayedMail = { id: string; subject: string; recipient: string; failed: boolean };
export type CompanyTicket = { id: string; name: string; asks: string; mine: boolean; since: Date };
export type UnreadMention = Pick<Mention, 'id' | 'subject' | 'subjectId' | 'by'> & {
  /** Its name. */
  about: string;
};

/** What waits for a reader in the morning, of what they may see. */
export type Digest = {
  leads: Part<WaitingLead>;
  tasks: Part<DueTask>;
  deals: Part<StalledDeal>;
  tickets: Part<CompanyTicket>;
  privacy: Part<DueRequest>;
  mails: Part<DelayedMail>;
  mentions: Part<UnreadMention>;
};
export const PARTS = [
  'leads',
  'tasks',
  'deals',
  'tickets',
  'privacy',
  'mails',
  'mentions',
] as const;
export type PartName = (typeof PARTS)[number];

export const isEmpty = (digest: Digest): boolean => PARTS.every((name) => digest[name].count === 0);

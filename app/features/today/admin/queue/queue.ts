import type { Task } from '#app/features/crm/tasks/tasks.ts';
import type { LeadStatus } from '#app/features/qualification/admin/staff-leads.ts';
import type { ClockFacts } from '#app/ui/admin/clock/clock-facts.ts';

export type WaitingLead = {
  id: string;
  name: string;
  company: string;
  /** As it is dialled from abroad, digits alone; empty where there is none. */
  phone: string;
  source: string;
  status: LeadStatus;
  owner: string | null;
  ownerId: string | null;
  isMine: boolean;
  clock: ClockFacts | undefined;
};

export type StalledDeal = {
  id: string;
  title: string;
  stage: string;
  value: number;
  idleDays: number;
};
export type HouseTicket = {
  id: string;
  number: number;
  title: string;
  /** Who asks. */
  asks: string;
  owner: string | null;
  ownerId: string | null;
  /** Whether it is the reader's, or unassigned. */
  isMine: boolean;
  /** The time of the last message. */
  since: string;
};
export type OpenRequest = { id: string; who: string; kind: string; dueAt: string };
export type FailedMail = {
  id: string;
  kind: string;
  recipient: string;
  error: string;
  triedAt: string;
};
/** A message that a rule has begun, to whom a lead or a deal is. */
export type BegunMessage = {
  id: string;
  channel: 'mail' | 'whatsapp';
  subject: 'lead' | 'deal';
  /** The lead or deal. */
  about: string;
  name: string;
};
export type ContentDraft = { id: string; kind: string; slug: string; name: string };

/** The rows of each column that the reader may see. */
export type QueueRows = {
  leads: WaitingLead;
  tasks: Task;
  deals: StalledDeal;
  messages: BegunMessage;
  tickets: HouseTicket;
  requests: OpenRequest;
  mails: FailedMail;
  drafts: ContentDraft;
};
export type QueueKey = keyof QueueRows;

export type QueuePart<K extends QueueKey = QueueKey> = {
  key: K;
  /** Up to as many as are counted on. */
  count: number;
  /** How many of them are past their time, or what they are worth. */
  late?: number;
  /** Exactly those of them that are past their time, where a list shows them. */
  lateTo?: string;
  value?: number;
  /** Exactly the rows that are counted; none where the column shows them all. */
  to?: string;
  rows: QueueRows[K][];
};
export type Queue = { [K in QueueKey]: QueuePart<K> }[QueueKey][];

/** More are not counted on: the column says "99+". */
export const COUNTED = 100;
/** Rows that a column shows. */
export const SHOWN = 5;

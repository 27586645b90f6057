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
export type CompanyTicket = {
  id: string;
  number: number;
  title: string;
  /** The requester. */
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
/** A message that a rule has drafted, for a lead or a deal. */
export type DraftedMessage = {
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
  messages: DraftedMessage;
  tickets: CompanyTicket;
  requests: OpenRequest;
  mails: FailedMail;
  drafts: ContentDraft;
};
export type QueueKey = keyof QueueRows;

export type QueuePart<K extends QueueKey = QueueKey> = {
  key: K;
  /** Up to as many as are counted on. */
  count: number;
  /** How many of them are overdue, or their value. */
  late?: number;
  /** The list of exactly the overdue ones, where one exists. */
  lateTo?: string;
  value?: number;
  /** The list of exactly the counted rows; none where the column shows them all. */
  to?: string;
  rows: QueueRows[K][];
};
export type Queue = { [K in QueueKey]: QueuePart<K> }[QueueKey][];

/** The limit of the count: the column shows "99+". */
export const COUNTED = 100;
/** Rows that a column shows. */
export const MAX_ROWS = 5;

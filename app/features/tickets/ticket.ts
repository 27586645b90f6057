/** States of a ticket, in the order of its way. */
export const TICKET_STATUSES = [
  'open',
  'in_progress',
  'waiting',
  'others',
  'solved',
  'closed',
] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const PRIORITIES = ['low', 'medium', 'high', 'urgent'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Whose turn it is, while a ticket is not solved. */
export const TURNS = ['house', 'customer'] as const;
export type Turn = (typeof TURNS)[number];

/** Ways of a ticket; the database holds to the same, in private.ticket_may_move(). */
const TRANSITIONS: Record<TicketStatus, readonly TicketStatus[]> = {
  open: ['in_progress', 'waiting', 'solved', 'closed'],
  in_progress: ['waiting', 'solved', 'open'],
  waiting: ['in_progress', 'solved'],
  others: ['open', 'in_progress', 'solved', 'closed'],
  solved: ['closed', 'open'],
  closed: [],
};
export const transitionsFrom = (status: TicketStatus): readonly TicketStatus[] =>
  TRANSITIONS[status];

/** Where all of these may go at once. */
export const transitionsOfAll = (
  tickets: readonly { status: TicketStatus }[],
): readonly TicketStatus[] =>
  TICKET_STATUSES.filter((to) => tickets.every(({ status }) => TRANSITIONS[status].includes(to)));

/** As people quote it. */
export const ticketNumber = (number: number): string => `A-${String(number).padStart(4, '0')}`;

/** Letters that an answer may have as it is typed. */
export const REPLY_LENGTH = 5000;
export const TITLE_LENGTH = 200;

/** The attachments of a reply, by the rules of their table. */
export const TICKET_FILES = {
  most: 5,
  mostBytes: 10 * 1024 * 1024,
  types: ['image/jpeg', 'image/png', 'image/gif', 'application/pdf', 'text/plain'],
} as const;

/** A possible owner of tickets; with the address where two share a name. */
export type Colleague = { id: string; name: string; email?: string };

export type TicketRow = {
  id: string;
  number: number;
  title: string;
  status: TicketStatus;
  priority: Priority;
  turn: Turn | null;
  owner: { id: string; name: string } | null;
  asks: string;
  contactId: string | null;
  company: string;
  companyId: string | null;
  product: string;
  project: string;
  module: string;
  entries: number;
  merged: boolean;
  /** Erased: it holds no text and no person any more. */
  emptied: boolean;
  createdAt: string;
  lastAt: string;
  revision: number;
};

import type { ReceivedMail } from '../received-mail.ts';

/** The states of a mail, in the order of the tabs. */
export const MAIL_STATES = ['waiting', 'taken', 'discarded', 'ignored', 'aside'] as const;
export type InboundState = (typeof MAIL_STATES)[number];

export type InboundReason =
  | 'program'
  | 'list'
  | 'own'
  | 'report'
  | 'too_large'
  | 'unreadable'
  | 'failed';

export type InboundRow = {
  id: string;
  state: InboundState;
  from: string;
  name: string;
  subject: string;
  receivedAt: string;
};

export type InboundMail = InboundRow & {
  reason: InboundReason | null;
  body: string;
  /** Where its conversation is read. */
  thread: { kind: 'entry' | 'ticket' | 'message'; id: string } | null;
  parts: ReceivedMail;
  /** Tickets that it may continue. */
  continues: { id: string; number: number; title: string }[];
};

/** How the mailbox is doing; null where it was never read. */
export type MailboxState = {
  readAt: string | null;
  problem: string | null;
  problemSince: string | null;
  /** Mails that stayed in it, since their senders had had their share. */
  limited: number;
} | null;

export const UNVERIFIED_MAIL = ['wait', 'entry', 'ticket'] as const;
export type UnverifiedMail = (typeof UNVERIFIED_MAIL)[number];

/** Refusal codes for commands on a mail. */
export type InboundCode = 'changed';

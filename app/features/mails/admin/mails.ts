/** What became of a mail, in the order in which staff look for it. */
export const MAIL_STATES = [
  'failed',
  'waiting',
  'sending',
  'kept',
  'withheld',
  'sent',
  'dropped',
] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Filters of the list: a state, or what waits or has failed in the last three days, as in the digest. */
export const ASKED_MAILS = ['failed', 'waiting', 'unsent', ...MAIL_STATES.slice(2)] as const;

export type MailRow = {
  id: string;
  kind: string;
  state: MailState;
  /** Empty while it could not be written yet. */
  recipient: string;
  subject: string;
  /** Id of what it is about, of the sort that its kind begins with. */
  about: string | null;
  tries: number;
  /** How often staff have sent it once more. */
  again: number;
  /** The last error's own words, where the last try ended with one. */
  error: string;
  triedAt: string;
};

/** A mail as it went, without the addresses in it that are keys. */
export type MailAsSent = MailRow & { html: string; text: string };

/** What became of asking for a mail once more. */
export type AgainOutcome = 'again' | 'waiting' | 'spent' | 'unknown' | 'forbidden';
export type AgainReply = { outcome: AgainOutcome };

/** Mails with a link that counts once: it is forgotten when the mail has gone. */
export const isSpent = ({ kind, state }: MailRow): boolean =>
  kind === 'account.mail' && state !== 'failed';

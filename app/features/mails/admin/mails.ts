/** The states of a mail, in the order in which staff need them. */
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
export const MAIL_STATE_FILTERS = ['failed', 'waiting', 'unsent', ...MAIL_STATES.slice(2)] as const;

export type MailRow = {
  id: string;
  kind: string;
  state: MailState;
  /** Empty while it is not rendered yet. */
  recipient: string;
  subject: string;
  /** Id of its subject, of the sort that its kind begins with. */
  about: string | null;
  tries: number;
  /** How often staff have sent it again. */
  again: number;
  /** The last error's own words, where the last try ended with one. */
  error: string;
  triedAt: string;
};

/** A mail as it was sent, without the addresses in it that are keys. */
export type MailAsSent = MailRow & { html: string; text: string };

/** Why a mail is not sent again: it is queued already, or it was for one use. */
export type MailCode = 'waiting' | 'spent';

/** Mails with a single-use link: it is deleted when the mail was sent. */
export const isSpent = ({ kind, state }: MailRow): boolean =>
  kind === 'account.mail' && state !== 'failed';

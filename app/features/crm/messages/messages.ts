import type { BouncedAddress } from '#app/features/inbound/bounced-addresses.ts';
import type { ReceivedMail } from '#app/features/inbound/received-mail.ts';
import type { Locale } from '#app/i18n/locale.ts';

export const CHANNELS = ['mail', 'whatsapp', 'call'] as const;
export type Channel = (typeof CHANNELS)[number];

/** The recipient of a message: a lead, a contact, or the contact of a deal. */
export type MessageSubject = { kind: 'lead' | 'contact' | 'deal'; id: string };

export const SUBJECT_LENGTH = 200;
export const BODY_LENGTH = 8000;

/** The placeholders of templates, in the order in which they are offered. */
export const PLACEHOLDERS = [
  'first_name',
  'contact_name',
  'company',
  'product',
  'sender',
  'owner',
  'protocol',
  'deal_title',
  'deal_value',
] as const;
export type PlaceholderName = (typeof PLACEHOLDERS)[number];
export type MessageValues = Readonly<Record<PlaceholderName, string>>;

export type MailState = 'waiting' | 'sending' | 'sent' | 'kept' | 'withheld' | 'failed' | 'dropped';

/** A message as histories show it. */
export type SentMessage = {
  id: string;
  channel: Channel;
  direction: 'out' | 'in';
  recipient: string | null;
  subject: string | null;
  body: string | null;
  /** Null for a message that is no mail, and for one that waits for its first try. */
  mailState: MailState | null;
  mailId: string | null;
  at: string;
  by: string | null;
  files: readonly { id: string; name: string; size: number }[];
  /** Of one that came by mail. */
  mail?: ReceivedMail | undefined;
};

export type MessageTemplate = {
  key: string;
  channel: Exclude<Channel, 'call'>;
  texts: Readonly<Record<Locale, { name: string; subject: string; body: string }>>;
};

/** A rule's draft: the template that the composer opens with. */
export type DraftedMessage = { id: string; channel: Exclude<Channel, 'call'>; template: string };

/** The data of the composer. */
export type Messaging = {
  subject: MessageSubject;
  emails: readonly string[];
  /** E.164. */
  phones: readonly string[];
  locale: Locale;
  values: Readonly<Record<Locale, MessageValues>>;
  templates: readonly MessageTemplate[];
  messages: readonly SentMessage[];
  drafted: readonly DraftedMessage[];
  /** Answers by mail join the history. */
  answersComeIn: boolean;
  /** Of the addresses those that have given mails back. */
  bounced: readonly BouncedAddress[];
};

/** Why nothing was sent or undone. */
export const MESSAGE_CODES = ['open', 'incomplete', 'long', 'address', 'files', 'late'] as const;
export type MessageCode = (typeof MESSAGE_CODES)[number];

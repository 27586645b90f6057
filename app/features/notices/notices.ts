import type { Resource } from '#app/access/permissions.ts';

/** The ways to notify a user: by mail, or on the open screen. */
export const CHANNELS = ['mail', 'desk'] as const;
export type Channel = (typeof CHANNELS)[number];

type Declared = {
  kind: string;
  channels: readonly Channel[];
  /** The permissions to read of which a user needs any one to be notified at all. */
  resources?: readonly Resource[];
};

/** Every kind of notice, in the order of the settings screen. */
export const NOTICES = [
  { kind: 'lead-new', channels: ['desk'], resources: ['crm'] },
  { kind: 'answer-due', channels: ['mail', 'desk'], resources: ['crm'] },
  { kind: 'answer-late', channels: ['mail', 'desk'], resources: ['crm'] },
  { kind: 'ticket-due', channels: ['mail', 'desk'], resources: ['feedback'] },
  { kind: 'ticket-late', channels: ['mail', 'desk'], resources: ['feedback'] },
  { kind: 'task-due', channels: ['mail', 'desk'], resources: ['crm'] },
  { kind: 'mention', channels: ['mail', 'desk'], resources: ['crm', 'feedback'] },
  { kind: 'mail-answer', channels: ['mail'], resources: ['crm'] },
  { kind: 'ticket-said', channels: ['mail'], resources: ['feedback'] },
  { kind: 'rule-notice', channels: ['mail', 'desk'], resources: ['crm'] },
  { kind: 'rating-bad', channels: ['desk'], resources: ['feedback'] },
  { kind: 'system', channels: ['mail'], resources: ['settings'] },
  { kind: 'digest', channels: ['mail'] },
  { kind: 'title', channels: ['desk'] },
] as const satisfies readonly Declared[];
export type NoticeKind = (typeof NOTICES)[number]['kind'];
/** Those that an open screen reports; others are mails, and the title only counts. */
export type LiveKind = Exclude<
  NoticeKind,
  'digest' | 'title' | 'mail-answer' | 'ticket-said' | 'system'
>;

/** A kind by a channel, as it is switched. */
export type Choice = { kind: NoticeKind; channel: Channel };

export const isChoice = (given: { kind: string; channel: string }): given is Choice =>
  NOTICES.some(
    ({ kind, channels }: Declared) =>
      kind === given.kind && channels.some((channel) => channel === given.channel),
  );

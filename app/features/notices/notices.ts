import type { Resource } from '#app/access/permissions.ts';

/** Ways in which somebody is told: by mail, or on the screen that she has open. */
export const CHANNELS = ['mail', 'desk'] as const;
export type Channel = (typeof CHANNELS)[number];

type Declared = {
  kind: string;
  channels: readonly Channel[];
  /** What one must be allowed to read to be told at all. */
  resource?: Resource;
};

/** Everything somebody may be told of, in the order of the screen where she chooses. */
export const NOTICES = [
  { kind: 'lead-new', channels: ['desk'], resource: 'crm' },
  { kind: 'answer-due', channels: ['mail', 'desk'], resource: 'crm' },
  { kind: 'answer-late', channels: ['mail', 'desk'], resource: 'crm' },
  { kind: 'ticket-due', channels: ['mail', 'desk'], resource: 'feedback' },
  { kind: 'ticket-late', channels: ['mail', 'desk'], resource: 'feedback' },
  { kind: 'task-due', channels: ['mail', 'desk'], resource: 'crm' },
  { kind: 'mention', channels: ['mail', 'desk'], resource: 'crm' },
  { kind: 'rule-notice', channels: ['mail', 'desk'], resource: 'crm' },
  { kind: 'rating-bad', channels: ['desk'], resource: 'feedback' },
  { kind: 'digest', channels: ['mail'] },
  { kind: 'title', channels: ['desk'] },
] as const satisfies readonly Declared[];
export type NoticeKind = (typeof NOTICES)[number]['kind'];
/** Those that an open screen tells of; the digest is a mail, and the title only counts. */
export type LiveKind = Exclude<NoticeKind, 'digest' | 'title'>;

/** A kind by a channel, as it is switched. */
export type Choice = { kind: NoticeKind; channel: Channel };

export const isChoice = (given: { kind: string; channel: string }): given is Choice =>
  NOTICES.some(
    ({ kind, channels }: Declared) =>
      kind === given.kind && channels.some((channel) => channel === given.channel),
  );

export type ChoiceReply = { done: true; choice: Choice; off: boolean } | { done: false };

import type { Permission } from '#app/access/permissions.ts';
import type { TicketStatus } from './ticket.ts';

/** Acts on one ticket that are posted from its screen, each with what it takes. */
export const INTENTS = {
  note: 'feedback:update',
  'edit-note': 'feedback:update',
  'remove-note': 'feedback:update',
  'restore-note': 'feedback:update',
  'read-notes': 'feedback:read',
  reply: 'feedback:update',
  later: 'feedback:update',
  'drop-later': 'feedback:update',
  move: 'feedback:update',
  edit: 'feedback:update',
  contact: 'feedback:update',
  link: 'feedback:update',
  unlink: 'feedback:update',
  merge: 'feedback:update',
  unmerge: 'feedback:update',
  'drop-begun': 'feedback:update',
} as const satisfies Record<string, Permission>;
export type Intent = keyof typeof INTENTS;

/** Why nothing was done. */
export const WHYS = [
  'forbidden',
  'invalid',
  'empty',
  'long',
  'open',
  'way',
  'changed',
  'answered',
  'nobody',
  'gone',
  'entryGone',
  'otherProduct',
  'otherClient',
  'otherCustomer',
  'merged',
  'mergedAlready',
  'itself',
  'late',
  'unfit',
  'files',
  'notYours',
  'time',
  'manyLater',
  'laterGone',
  'contactGone',
] as const;
export type Why = (typeof WHYS)[number];

/** What became of an act on a ticket; `text` is what was typed, where it was not kept, or is given
 * back. */
export type TicketReply =
  | {
      done: true;
      intent: Intent;
      id: string;
      from?: TicketStatus;
      text?: string;
      /** The contact that it was for before, and the revision that it has now. */
      before?: { contact: string; seen: number };
    }
  | {
      done: false;
      intent: Intent;
      why: Why;
      text?: string;
      /** With `otherCustomer`: whose two tickets these are, which nobody has confirmed yet. */
      merge?: MergeQuestion;
    };

/** Two tickets of two customers that are to be merged, by name, and the revisions that this was read from. */
export type MergeQuestion = { number: string; from: string; into: string; seen: string };

/** How several stood before they were changed at once, for the way back. */
export type TicketPlace = { id: string; was: string };

/** What can be changed of several at once. */
export const SEVERAL = ['status', 'owner', 'priority'] as const;
export type Several = (typeof SEVERAL)[number];

/** What became of a change of several tickets. */
export type SeveralReply =
  | { several: Several; count: number; back: TicketPlace[]; now: string }
  /** Of everything that matched: `kept` cannot have it, and stays as it was. */
  | { several: Several; count: number; kept: number; act: string }
  | { several: 'undone'; count: number }
  | { several: false; why: 'forbidden' | 'nothing' | 'changed' | 'way' | 'unfit' };

export const isSeveralReply = (reply: object | undefined): reply is SeveralReply =>
  reply !== undefined && 'several' in reply;

/** A ticket and how it stood, as forms send it. */
export const placeField = ({ id, was }: TicketPlace): string => `${id}:${was}`;

/** The fields of the form that takes a change of several back. */
export const undoOfSeveral = (
  done: Extract<SeveralReply, { several: Several }>,
): readonly (readonly [string, string])[] =>
  'act' in done
    ? [
        ['intent', 'undo-matching'],
        ['what', done.several],
        ['act', done.act],
      ]
    : [
        ['intent', 'set-back'],
        ['what', done.several],
        ['to', done.now],
        ...done.back.map((place) => ['back', placeField(place)] as const),
      ];

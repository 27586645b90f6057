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

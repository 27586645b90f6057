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

/** Two tickets of two customers to merge, by name, with the revisions that were read. */
export type MergeQuestion = { number: string; from: string; into: string; seen: string };

/** A ticket and its value before a bulk change. */
export type TicketPlace = { id: string; was: string };

/** A ticket and its present value, as forms send it. */
export const placeField = ({ id, was }: TicketPlace): string => `${id}:${was}`;

/** What can be changed of many tickets at once. */
export const BULK_FIELDS = ['status', 'owner', 'priority'] as const;
export type BulkField = (typeof BULK_FIELDS)[number];

/** Why many tickets were not changed. */
export type BulkCode = 'changed' | 'way' | 'unfit';

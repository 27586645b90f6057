const DONE = [
  'profile',
  'notices',
  'invited',
  'withdrawn',
  'changed',
  'ended',
  'left',
  'erasure',
  'copy-limited',
  'copy-unproved',
] as const;
export type Done = (typeof DONE)[number];

/** What the step before achieved: known words only. */
export const doneOf = (value: string | null): Done | null =>
  DONE.find((known) => known === value) ?? null;

/** Why nothing was changed. */
export type AccountCode =
  | 'forbidden'
  | 'invalid'
  | 'gone'
  | 'already'
  | 'limited'
  | 'last'
  | 'staff'
  | 'colleague'
  | 'unproved'
  | 'viewing';

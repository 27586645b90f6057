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

/** The result that a redirect carries in `done`; null for an unknown value. */
export const doneOf = (value: string | null): Done | null =>
  DONE.find((known) => known === value) ?? null;

/** Refusal codes of the account. */
export type AccountCode =
  | 'already'
  | 'limited'
  | 'last'
  | 'staff'
  | 'colleague'
  | 'unproved'
  | 'viewing';

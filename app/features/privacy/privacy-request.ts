/** The kinds of requests about personal data (LGPD, art. 18). */
export const REQUEST_KINDS = [
  'access',
  'correction',
  'deletion',
  'portability',
  'revocation',
] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** A request waits for the confirmation of its address, then for its answer. */
export const REQUEST_STATES = ['unproved', 'open', 'erasing', 'done', 'refused'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const isRequestKind = (value: unknown): value is RequestKind =>
  (REQUEST_KINDS as readonly unknown[]).includes(value);

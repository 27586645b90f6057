/** Rows that the calls are about; the test arranges them. */
export const KNOWN = {
  contact: '00000000-0000-4000-8000-000000000c01',
  entry: '00000000-0000-4000-8000-000000000e01',
  ticket: '00000000-0000-4000-8000-000000000e02',
  scheme: '00000000-0000-4000-8000-000000000b01',
  preset: '00000000-0000-4000-8000-000000000b02',
  subscriber: 'ana@casa.example',
} as const;

/**
 * What becomes of a call: `rows` that are read or written; `none` of them, without a reason;
 * or refused, with a SQLSTATE.
 */
type Outcome = 'rows' | 'none' | '42501' | 'PT403' | 'PT422';

export interface Call {
  call: string;
  /** `me` is the caller's id; for anonymous callers one that nobody has. */
  sql: string | ((me: string) => string);
  /** anonymous, a viewer, an administrator. */
  becomes: readonly [Outcome, Outcome, Outcome];
}

export const ANYBODY = ['rows', 'rows', 'rows'] as const;
export const SIGNED_IN = ['42501', 'rows', 'rows'] as const;
/** The grants let a viewer as far as the policies, which show or change nothing. */
export const ADMIN_READS = ['42501', 'none', 'rows'] as const;
export const ADMIN_CHANGES = ['42501', 'none', 'rows'] as const;
export const ADMIN_ADDS = ['42501', '42501', 'rows'] as const;
/** A function, or a trigger before the policies, checks the permission. */
export const ADMIN_CALLS = ['42501', 'PT403', 'rows'] as const;

import type { Conflict } from '#app/audit/setting-changes.ts';
import type { Mistakes } from './form-draft.schema.ts';
import type { FormDraft } from './form-draft.ts';

/** Refusal codes in the list of forms. */
export const FORM_CODES = ['forbidden', 'gone', 'invalid'] as const;
export type FormCode = (typeof FORM_CODES)[number];

/** The reply to a post of the builder. It returns whatever was typed. */
export type BuilderReply =
  | { kind: 'saved'; revision: number }
  | { kind: 'returned'; revision: number; version: number }
  /** A question was added, moved or removed without scripts. */
  | { kind: 'edited'; draft: FormDraft; revision: number }
  | { kind: 'mistaken'; draft: FormDraft; revision: number; mistakes: Mistakes }
  | {
      kind: 'conflict';
      draft: FormDraft | null;
      revision: number;
      conflict: Conflict;
      /** The saved values, and the field names of the draft's questions. */
      theirs?: FormDraft;
      names?: string[];
    }
  | {
      kind: 'refused';
      why: 'forbidden' | 'gone' | 'invalid';
      draft: FormDraft | null;
      revision: number;
    }
  | { kind: 'preview' };

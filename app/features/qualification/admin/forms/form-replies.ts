import type { Conflict } from '#app/audit/setting-changes.ts';
import type { Mistakes } from './form-draft.schema.ts';
import type { FormDraft } from './form-draft.ts';

/** Why nothing was done in the list of forms. */
export const FORM_CODES = ['forbidden', 'gone', 'invalid'] as const;
export type FormCode = (typeof FORM_CODES)[number];

/** What became of a post of the builder. Whatever was typed comes back with it. */
export type BuilderReply =
  | { kind: 'saved'; revision: number }
  | { kind: 'returned'; revision: number; version: number }
  /** A question was added, moved or removed where no scripts run. */
  | { kind: 'edited'; draft: FormDraft; revision: number }
  | { kind: 'mistaken'; draft: FormDraft; revision: number; mistakes: Mistakes }
  | {
      kind: 'conflict';
      draft: FormDraft | null;
      revision: number;
      conflict: Conflict;
      /** What is saved now, and under which names the questions of the draft are kept. */
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

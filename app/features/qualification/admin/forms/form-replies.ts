import type { Conflict } from '#app/audit/setting-changes.ts';
import type { Mistakes } from './form-draft.schema.ts';
import type { FormDraft } from './form-draft.ts';
import type { FormState } from './stored-form.ts';

/** What became of an act in the list of forms. */
export type FormActReply =
  | { done: true; id: string; name: string; from: FormState; to: FormState }
  | { done: false; why: 'forbidden' | 'gone' | 'invalid' };

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

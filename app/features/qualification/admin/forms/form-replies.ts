import type { Conflict } from '#app/audit/setting-changes.ts';
import type { FormDraft } from './form-draft.ts';

/** A colleague was quicker: the saved values, and the field names of the draft's questions. */
export type FormConflict = { conflict: Conflict; theirs?: FormDraft; names?: string[] };

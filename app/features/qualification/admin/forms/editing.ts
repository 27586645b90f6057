import type { CustomField } from '#app/features/custom-fields/custom-field.ts';
import type { FormDraft, QuestionDraft } from './form-draft.ts';

/** Shared by the parts of the builder. */
export type Editing = {
  draft: FormDraft;
  change: (part: Partial<FormDraft>) => void;
  changeQuestion: (key: string, part: Partial<QuestionDraft>) => void;
  /** Adds, moves or removes something, by an edit of draft-edits.ts. */
  edit: (written: string) => void;
  /** The custom fields that a question may fill in. */
  fields: readonly CustomField[];
  /** The error message of a place, if any. */
  wrong: (place: string) => string | undefined;
};

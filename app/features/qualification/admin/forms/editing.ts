import type { FormDraft, QuestionDraft } from './form-draft.ts';

/** What the parts of the builder share. */
export type Editing = {
  draft: FormDraft;
  change: (part: Partial<FormDraft>) => void;
  changeQuestion: (key: string, part: Partial<QuestionDraft>) => void;
  /** Adds, moves or removes something, in the words of draft-edits.ts. */
  edit: (written: string) => void;
  /** The sentence about what is wrong at a place, if anything is. */
  wrong: (place: string) => string | undefined;
};

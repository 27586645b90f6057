import type { FieldType } from '../overrides/leaf.ts';
import { line, text } from '../overrides/made-field.ts';

/** What staff write of a question of their own, and how long it may be. */
export const MADE_ANSWER_FIELDS: Readonly<Record<string, FieldType>> = {
  'texts.*.question': line(160),
  'texts.*.answer': text(1200),
};

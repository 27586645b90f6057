import type { FieldType } from '../overrides/leaf.ts';
import { choice, line, text } from '../overrides/made-field.ts';
import { FAQ_GROUPS } from './faq-group.ts';

/** What staff write of a question of their own, and how long it may be. */
export const MADE_ANSWER_FIELDS: Readonly<Record<string, FieldType>> = {
  group: choice(FAQ_GROUPS),
  'texts.*.question': line(160),
  'texts.*.answer': text(1200),
};

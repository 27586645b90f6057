import type { FieldType } from '../overrides/leaf.ts';
import { line } from '../overrides/made-field.ts';

/** What staff write of a topic of their own, and how long it may be. */
export const MADE_TOPIC_FIELDS: Readonly<Record<string, FieldType>> = {
  'texts.*.title': line(80),
};

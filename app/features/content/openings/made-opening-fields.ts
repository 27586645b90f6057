import type { FieldType } from '../overrides/leaf.ts';
import { day, line, list, text } from '../overrides/made-field.ts';

/** What staff write of an opening of their own, and how long it may be. */
export const MADE_OPENING_FIELDS: Readonly<Record<string, FieldType>> = {
  posted: day,
  closes: day,
  'text.*.title': line(100),
  'text.*.line': text(200),
  'text.*.contract': line(120),
  'text.*.place': line(120),
  'text.*.work': list(200),
  'text.*.bring': list(200),
  'text.*.learn': list(200),
};

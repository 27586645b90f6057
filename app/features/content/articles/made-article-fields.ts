import type { FieldType } from '../overrides/leaf.ts';
import { day, HEAD_FIELDS, line, list, text } from '../overrides/made-field.ts';

/** More than half an hour of reading; both languages fit into one post. */
const LONGEST_MARKDOWN = 40_000;

/** What staff write of an article, and how long it may be. */
export const MADE_ARTICLE_FIELDS: Readonly<Record<string, FieldType>> = {
  'texts.*.name': line(100),
  'texts.*.title.raw': line(60),
  'texts.*.title.finished': line(60),
  'texts.*.summary': text(200),
  'texts.*.markdown': { type: 'markdown', longest: LONGEST_MARKDOWN, optional: true },
  'texts.*.tags': list(40),
  author: { type: 'person', longest: 120, optional: true },
  posted: day,
  ...HEAD_FIELDS,
};

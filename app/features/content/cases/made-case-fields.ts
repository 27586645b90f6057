import { serviceAddresses } from '../addresses.ts';
import type { FieldType } from '../overrides/leaf.ts';
import { choice, day, HEAD_FIELDS, line, text } from '../overrides/made-field.ts';

/** A quarter of an hour of reading: the figures say most of a case. */
const LONGEST_MARKDOWN = 20_000;

/** What staff write of a case, and how long it may be. */
export const MADE_CASE_FIELDS: Readonly<Record<string, FieldType>> = {
  client: line(80),
  service: choice(Object.keys(serviceAddresses)),
  quoted: line(80),
  posted: day,
  'texts.*.name': line(100),
  'texts.*.title.raw': line(60),
  'texts.*.title.finished': line(60),
  'texts.*.summary': text(200),
  'texts.*.sector': line(80),
  'texts.*.before': text(600),
  'texts.*.after': text(600),
  'texts.*.figures.*.label': line(60),
  'texts.*.figures.*.before': line(24),
  'texts.*.figures.*.value': line(24),
  'texts.*.figures.*.source': line(160),
  'texts.*.figures.*.note': text(240),
  'texts.*.quote': text(400),
  'texts.*.quotedRole': line(80),
  'texts.*.markdown': { type: 'markdown', longest: LONGEST_MARKDOWN, optional: true },
  ...HEAD_FIELDS,
};

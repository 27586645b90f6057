import type { FieldType } from '../overrides/leaf.ts';
import { line, list, optionalChoice, text } from '../overrides/made-field.ts';
import { TOOLS } from './person.ts';

const year: FieldType = {
  type: 'year',
  longest: 4,
  bounds: { least: 1950, most: 2100, decimals: 0 },
  optional: true,
};

/** What staff write of a person of their own, and how long it may be. */
export const MADE_PERSON_FIELDS: Readonly<Record<string, FieldType>> = {
  name: line(120),
  tool: optionalChoice(TOOLS),
  'text.*.role': line(120),
  'text.*.line': text(200),
  'text.*.tool': line(60),
  'text.*.toolMeaning': text(200),
  'text.*.profile': list(1200),
  'text.*.works': list(200),
  'text.*.posts.*.from': year,
  'text.*.posts.*.to': year,
  'text.*.posts.*.role': line(120),
  'text.*.posts.*.place': line(160),
  'text.*.posts.*.text': text(600),
  'text.*.studies.*.year': year,
  'text.*.studies.*.title': line(160),
  'text.*.studies.*.place': line(160),
  'text.*.skills': list(80),
  'text.*.languages': list(80),
  'text.*.head.title': line(60),
  'text.*.head.description': text(200),
};

import { claimFiles } from '../claims/claims.ts';
import type { FieldType } from '../overrides/leaf.ts';
import {
  choice,
  HEAD_FIELDS,
  line,
  list,
  optionalChoice,
  text,
  wholeNumber,
} from '../overrides/made-field.ts';
import { BLOCK_KINDS, WORKSHOP_AREAS } from './workshop.ts';

const QUARTERS = ['00', '15', '30', '45'];
/** Quarter hours at which a meeting may start, from 7:00 to 20:45. */
const STARTS = Array.from({ length: 14 }, (_, hour) =>
  QUARTERS.map((minutes) => `${String(hour + 7).padStart(2, '0')}:${minutes}`),
).flat();

/** What staff write of a workshop of their own, and how long it may be. */
export const MADE_WORKSHOP_FIELDS: Readonly<Record<string, FieldType>> = {
  area: choice(WORKSHOP_AREAS),
  priced: optionalChoice(Object.keys(claimFiles[0].fromBrl)),
  dates: { type: 'days', longest: 10 },
  'texts.*.name': line(60),
  'texts.*.title.raw': line(60),
  'texts.*.title.finished': line(60),
  'texts.*.lead': text(300),
  'texts.*.summary': text(160),
  'texts.*.audience': line(120),
  'texts.*.format': line(80),
  'texts.*.bring': line(120),
  'texts.*.outcomes': list(160),
  'sessions.*.startsAt': choice(STARTS),
  'sessions.*.blocks.*.kind': choice(BLOCK_KINDS),
  'sessions.*.blocks.*.minutes': wholeNumber({ least: 5, most: 480 }),
  'sessions.*.blocks.*.text.*': line(120),
  ...HEAD_FIELDS,
};

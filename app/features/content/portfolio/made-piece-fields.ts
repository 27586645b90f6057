import { serviceAddresses } from '../addresses.ts';
import type { FieldType } from '../overrides/leaf.ts';
import { choice, line, list, text } from '../overrides/made-field.ts';

/** What staff write of a piece of their own, and how long it may be. */
export const MADE_PIECE_FIELDS: Readonly<Record<string, FieldType>> = {
  service: choice(Object.keys(serviceAddresses)),
  'texts.*.name': line(80),
  'texts.*.asked': text(300),
  'texts.*.made': text(300),
  'texts.*.parts': list(120),
};

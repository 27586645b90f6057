import type { FieldType } from '../overrides/leaf.ts';
import { choice, HEAD_FIELDS, line, list, text } from '../overrides/made-field.ts';
import { CRAFT_STAGES } from './idea.ts';

/** What staff write of an idea of their own, and how long it may be. */
export const MADE_IDEA_FIELDS: Readonly<Record<string, FieldType>> = {
  stage: choice(CRAFT_STAGES),
  'texts.*.name': line(60),
  'texts.*.title.raw': line(60),
  'texts.*.title.finished': line(60),
  'texts.*.summary': text(200),
  'texts.*.problem': text(400),
  'texts.*.hypothesis': text(400),
  'texts.*.proof': text(400),
  'texts.*.ending': text(400),
  'texts.*.ours': list(120),
  'texts.*.yours': list(120),
  ...HEAD_FIELDS,
};

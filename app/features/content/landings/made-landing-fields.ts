import type { FieldType } from '../overrides/leaf.ts';
import { choice, HEAD_FIELDS, line, optionalChoice, text } from '../overrides/made-field.ts';
import { LANDING_SECTIONS } from './landing.ts';

/** What staff write of a landing page, and how long it may be. */
export const MADE_LANDING_FIELDS: Readonly<Record<string, FieldType>> = {
  'sections.*': optionalChoice(LANDING_SECTIONS),
  form: { type: 'form', longest: 0 },
  campaign: line(100),
  indexing: choice(['index', 'noindex']),
  priced: optionalChoice(['automation', 'gamificationWorkshop', 'diagnostic']),
  'texts.*.name': line(60),
  'texts.*.address': line(80),
  'texts.*.hero.raw': line(60),
  'texts.*.hero.finished': line(60),
  'texts.*.hero.lead': text(300),
  'texts.*.hero.action': line(40),
  'texts.*.proofs.title': line(80),
  'texts.*.proofs.lead': text(300),
  'texts.*.proofs.items.*.title': line(80),
  'texts.*.proofs.items.*.text': text(300),
  'texts.*.steps.title': line(80),
  'texts.*.steps.lead': text(300),
  'texts.*.steps.items.*.title': line(80),
  'texts.*.steps.items.*.text': text(300),
  'texts.*.price.title': line(80),
  'texts.*.price.text': text(400),
  'texts.*.questions.title': line(80),
  'texts.*.questions.items.*.question': line(140),
  'texts.*.questions.items.*.answer': text(800),
  'texts.*.form.title': line(80),
  'texts.*.form.text': text(300),
  'texts.*.form.submit': line(40),
  ...HEAD_FIELDS,
};

import type { Bounds } from '../claims/claims.ts';
import type { FieldType } from './leaf.ts';

/** Fields of items that staff make: a draft may lack any of them. */
export const line = (longest: number): FieldType => ({ type: 'line', longest, optional: true });
export const text = (longest: number): FieldType => ({ type: 'text', longest, optional: true });
export const list = (longest: number): FieldType => ({ type: 'list', longest, optional: true });
export const day: FieldType = { type: 'day', longest: 10, optional: true };
export const wholeNumber = (bounds: Omit<Bounds, 'decimals'>): FieldType => ({
  type: 'number',
  longest: String(bounds.most).length,
  bounds: { ...bounds, decimals: 0 },
  optional: true,
});
/** One of the options. */
export const choice = (options: readonly string[]): FieldType => ({
  type: 'choice',
  longest: 0,
  options,
});
/** One of the options, or none. */
export const optionalChoice = (options: readonly string[]): FieldType => ({
  ...choice(options),
  optional: true,
});

/** Title and description in search results. */
export const HEAD_FIELDS: Readonly<Record<string, FieldType>> = {
  'texts.*.head.title': line(60),
  'texts.*.head.description': text(200),
};

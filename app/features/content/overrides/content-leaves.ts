import { z } from 'zod';
import { LOCALES, type Locale } from '#app/i18n/locale.ts';
import { type Bounds, CLAIM_BOUNDS } from '../claims/claims.ts';
import { saysWhatExists } from '../legal/legal-facts.ts';
import type { ContentKind } from './content-door.ts';
import { hasKnownPlaceholders } from './fill-placeholders.ts';

/** What staff can write in a leaf. A list is one text a line; days and day are ISO dates. */
export type LeafType =
  | 'line'
  | 'text'
  | 'list'
  | 'days'
  | 'day'
  | 'sample'
  | 'confirmed'
  | 'number';
export type LeafValue = string | boolean | number | readonly string[];

/** One thing of an item that staff can change. */
export type Leaf = {
  /** Where it stands in the item: `texts.pt-BR.head.title`. */
  path: string;
  locale: Locale | null;
  type: LeafType;
  /** As the file has it. */
  value: LeafValue;
  /** How many characters it may have; of a list, each of its lines. */
  longest: number;
  /** Of a number. */
  bounds?: Bounds;
  /** Of a legal text, which has links and names facts in single braces. */
  legal?: boolean;
};

/** What is no text: addresses, names of drawings, references between items. `*` is one key. */
const CLOSED: Record<ContentKind, readonly string[]> = {
  workshop: ['slugs', 'area', 'priced', 'sessions.*.startsAt', 'sessions.*.blocks.*.kind'],
  person: ['slug', 'tool', 'portrait'],
  opening: ['key', 'text.*.slug'],
  service: ['name', 'priced', 'related'],
  question: ['id'],
  idea: ['slugs', 'stage'],
  piece: ['id', 'service'],
  about: ['id', 'texts.*.rules.*.route'],
  stage: ['name', 'term'],
  claims: ['id'],
  // What its tables say, the program does: terms are carried out, stored things are stored.
  legal: ['id', 'text.*.clauses.*.id', 'text.*.clauses.*.blocks.*.table'],
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOST_LINES = 40;
/** One line on the screen of who writes it. */
const ONE_LINE = 80;

const isClosed = (kind: ContentKind, path: readonly string[]) =>
  CLOSED[kind].some((pattern) => {
    const keys = pattern.split('.');
    return keys.length === path.length && keys.every((key, i) => key === '*' || key === path[i]);
  });

/** A text may grow, but not out of the place that its page has for it. */
const roomFor = (text: string) => Math.max(120, Math.ceil((text.length * 2) / 50) * 50);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

type Typed = Pick<Leaf, 'type' | 'longest' | 'bounds' | 'legal'>;

function typed(kind: ContentKind, path: readonly string[], value: unknown): Typed | null {
  const bounds = kind === 'claims' ? CLAIM_BOUNDS[path.join('.')] : undefined;
  if (bounds) return { type: 'number', longest: String(bounds.most).length + 2, bounds };
  if (path.join('.') === 'sample') return { type: 'sample', longest: 0 };
  if (kind === 'claims' && path.length === 2 && path[0] === 'confirmed') {
    return { type: 'confirmed', longest: 0 };
  }
  if (path.join('.') === 'dates') return { type: 'days', longest: 10 };
  if (isTexts(value)) return { type: 'list', longest: Math.max(...value.map(roomFor), 120) };
  if (typeof value !== 'string') return null;
  if (DAY.test(value)) return { type: 'day', longest: 10 };
  return { type: value.length > ONE_LINE ? 'text' : 'line', longest: roomFor(value) };
}

function walk(kind: ContentKind, path: readonly string[], value: unknown): Leaf[] {
  if (isClosed(kind, path)) return [];
  const type = typed(kind, path, value);
  if (type) {
    if (kind === 'legal') type.legal = true;
    const locale = LOCALES.find((one) => path.includes(one)) ?? null;
    return [{ path: path.join('.'), locale, value: value as LeafValue, ...type }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => walk(kind, [...path, key], inner));
}

/** Everything of an item that staff can change, in the order of its file. */
export const leavesOf = (kind: ContentKind, item: object): Leaf[] => walk(kind, [], item);

/** A paragraph is one line: pages know no others. What must not break, as in R$ 15.000, stays so. */
const oneText = (longest: number, legal: boolean) =>
  z
    .string()
    .transform((text) => text.replace(/[ \t\r\n\f\v]+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(longest)
        .refine((text) => hasKnownPlaceholders(text) && (!legal || saysWhatExists(text))),
    );

const number = ({ least, most, decimals }: Bounds) =>
  z
    .number()
    .min(least)
    .max(most)
    .multipleOf(decimals === 0 ? 1 : 0.1);

/** What a leaf may be changed to. What it lets through fits the type of its item. */
export function schemaOf({ type, longest, bounds, legal = false }: Typed): z.ZodType<LeafValue> {
  if (bounds) return number(bounds);
  switch (type) {
    case 'sample':
    case 'confirmed':
      return z.boolean();
    case 'day':
      return z.iso.date();
    case 'days':
      return z.array(z.iso.date()).max(MOST_LINES);
    case 'list':
      return z.array(oneText(longest, legal)).min(1).max(MOST_LINES);
    default:
      return oneText(longest, legal);
  }
}

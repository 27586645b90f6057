import type { Conflict } from '#app/audit/setting-changes.ts';

export const TEMPLATE_CHANNELS = ['mail', 'whatsapp'] as const;
export type TemplateChannel = (typeof TEMPLATE_CHANNELS)[number];

/** A template as its editor holds it; texts of both languages under the names of its fields. */
export type Template = {
  id: string;
  product: string;
  key: string;
  channel: TemplateChannel;
  isActive: boolean;
  revision: number;
  texts: Readonly<Record<TemplateField, string>>;
};

const MAIN_PRODUCT = 'forja';
const SPECIFIED: readonly string[] = ['welcome', 'proposal', 'followup'];

/** Named by the specification for the main product: switched off, never deleted. The database insists. */
export const isSpecified = ({ product, key }: Pick<Template, 'product' | 'key'>): boolean =>
  product === MAIN_PRODUCT && SPECIFIED.includes(key);

export const TEMPLATE_FIELDS = [
  'name',
  'subject',
  'body',
  'name_en',
  'subject_en',
  'body_en',
] as const;
export type TemplateField = (typeof TEMPLATE_FIELDS)[number];

export type TemplateMistake = 'missing' | 'long' | 'key' | 'taken' | 'unknown' | 'product';

/** Why a template was not deleted. */
export type DeleteRefusal = 'forbidden' | 'gone' | 'changed' | 'specified';
export type NotDeleted = { kind: 'notDeleted'; why: DeleteRefusal };

/** What became of a template that was deleted: by which change, or how bringing it back went. */
export type DeletedReply =
  | { kind: 'deleted'; set: string | null }
  | { kind: 'back' }
  | { kind: 'refused'; why: 'forbidden' | 'changed' | 'taken' };

/** What saving says back to its screen; `typed` is what was sent. */
export type TemplateReply = { typed: Readonly<Record<string, string>> } & (
  | { kind: 'saved'; id: string; revision: number }
  | { kind: 'mistakes'; mistakes: Readonly<Record<string, TemplateMistake>> }
  | { kind: 'conflict'; conflict: Conflict }
  | { kind: 'refused'; why: 'forbidden' | 'gone' }
);

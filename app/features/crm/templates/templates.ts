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

/** Why a template was not saved, and why it was not deleted; each has its sentence. */
export const NOT_SAVED = ['forbidden', 'gone'] as const;
export const NOT_DELETED = ['forbidden', 'gone', 'changed', 'specified'] as const;
export type TemplateCode = 'changed' | 'specified' | 'taken';

/** Why a deleted template was not brought back. */
export type RestoreCode = 'changed' | 'taken';

import type { Conflict, Deletion } from '#app/audit/setting-changes.ts';

/** Fields of the editor that are texts; what is ticked and what is a list of words are apart. */
export const PRODUCT_TEXTS = ['name', 'color', 'whatsapp', 'email', 'primary', 'accent'] as const;
export type ProductText = (typeof PRODUCT_TEXTS)[number];
export const SOURCES = 'lead_sources';
export const ACTIVE = 'is_active';

/** The editor's fields as texts; a box that is not ticked is not there. */
export type TypedProduct = Readonly<Record<string, string>>;

/** A product as its editor begins with it. */
export type StaffProduct = {
  id: string;
  slug: string;
  name: string;
  isActive: boolean;
  revision: number;
  deleted: Deletion | null;
  typed: TypedProduct;
};

/** A line of the list. */
export type ProductRow = {
  id: string;
  name: string;
  color: string;
  isActive: boolean;
  sources: string[];
  /** Those that take deals, the default first. */
  pipelines: { id: string; name: string }[];
  whatsapp: string | null;
  email: string | null;
};

/** Why a text is refused; each has its sentence under `errors`. */
export type ProductMistake =
  | 'required'
  | 'long'
  | 'color'
  | 'phone'
  | 'email'
  | 'sources'
  | 'taken';

/** By the name of the field. */
export type ProductMistakes = Partial<Record<ProductText | typeof SOURCES, ProductMistake>>;

/** Why nothing was saved. */
export type ProductCode = 'changed' | 'taken';

/** What a colleague has saved meanwhile, or the name of the product that a source belongs to. */
export type ProductDetails = Conflict | { holder: string };

/** `#rrggbb`, as products keep their colours. */
export const isHex = (text: string): boolean => /^#[0-9a-f]{6}$/.test(text);

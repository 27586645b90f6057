/** A product of the company as the specification defines it (§3, product config). */
export type Product = {
  id: string;
  /** The key by which rows belong to it. */
  slug: string;
  name: string;
  /** #rrggbb. */
  color: string;
  isActive: boolean;
  pipelines: readonly Pipeline[];
  /** The pipeline in which its leads' deals start; null while it has none. */
  defaultPipeline: Pipeline | null;
  leadSources: readonly string[];
  settings: ProductSettings;
};

export type Pipeline = { id: string; slug: string; name: string; isDefault: boolean };

export type ProductSettings = {
  /** Digits with the country's code. */
  whatsapp?: string;
  email?: string;
  brandColors?: { primary?: string; accent?: string };
};

/** What the product switch of the admin area offers, and the chosen product: null for all. */
export type ProductChoice = { products: readonly Product[]; chosen: string | null };

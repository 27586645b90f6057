import type { ContentKind } from './content-door.ts';

/** Whether the site shows an item. A hidden one stays in the list of staff, a removed one leaves it. */
export const VISIBILITIES = ['visible', 'hidden', 'removed'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const isVisibility = (value: unknown): value is Visibility =>
  VISIBILITIES.some((one) => one === value);

/** Kinds that the site can do without an item of: pages, forms and prices are built on the others. */
const REMOVABLE: ReadonlySet<ContentKind> = new Set([
  'workshop',
  'person',
  'opening',
  'idea',
  'piece',
]);

export const isRemovable = (kind: ContentKind): boolean => REMOVABLE.has(kind);

/** Invented, and marked so until staff replace it. */
export const isSample = (value: object): boolean => 'sample' in value && value.sample === true;

import type { TFunction } from 'i18next';
import type { FilterKind } from '#app/ui/admin/data-table/list-filters.ts';

/** How what has a reason ends. */
export type ReasonKind = 'won' | 'lost';

/** Why deals are won, or deals and leads are lost. */
export type CloseReason = {
  kind: ReasonKind;
  slug: string;
  /** Null where the catalogue has words for the slug. */
  name: string | null;
};

/** What a reason is called: as staff call it, else as the catalogue does. */
export const reasonName = (t: TFunction<'close-reasons'>, kind: ReasonKind, text: string): string =>
  t(`words.${kind}.${text}` as 'words.won.fit', { ns: 'close-reasons', defaultValue: text });

/** The slug of a new reason: letters and underscores, and none that is in use. */
export function slugOfReason(name: string, taken: readonly string[]): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 30);
  let slug = plain || 'reason';
  while (taken.includes(slug)) slug += '_x';
  return slug;
}

export const LONGEST_REASON = 60;

/** A reason as its list shows it, archived ones included. */
export type ListedReason = CloseReason & { id: string; isActive: boolean; revision: number };

export const REASON_KINDS = ['lost', 'won'] as const;

/** Why nothing was done with a reason. */
export type ReasonCode = 'changed' | 'missing' | 'long' | 'same';
export const REASON_CODES: readonly ReasonCode[] = ['missing', 'long', 'same'];

/** In addresses: no reason was given. */
export const NO_REASON = '-';

/** The filter of a list by the slug of a reason. */
export const aReason: FilterKind = {
  read: (text) => (/^(?:-|[a-z0-9_]{1,40})$/.test(text) ? text : undefined),
};

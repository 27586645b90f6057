import type { Permission } from '#app/access/permissions.ts';
import type { Visibility } from '../overrides/visibility.ts';

/** What staff do with items as a whole: the key of a button, and where the item is afterwards. */
export const CONTENT_ACTS = {
  hide: 'hidden',
  show: 'visible',
  remove: 'removed',
  restore: 'visible',
} as const satisfies Record<string, Visibility>;
export type ContentAct = keyof typeof CONTENT_ACTS;

/** The acts that an item is open to, where it is now. */
export const ACTS_OF: Readonly<Record<Visibility, readonly ContentAct[]>> = {
  visible: ['hide', 'remove'],
  hidden: ['show', 'remove'],
  removed: ['restore'],
};

/** Why an act was not done; each has its sentence. */
export const NOT_DONE = ['forbidden', 'gone', 'changed', 'full', 'leave'] as const;
export type ContentActCode = 'changed' | 'full' | 'leave';

/** A first act on an item makes its row, and undoing that deletes the row: hence three permissions together. */
export const mayActOnContent = (permissions: ReadonlySet<Permission>): boolean =>
  (['create', 'update', 'delete'] as const).every((act) => permissions.has(`site:${act}`));

import type { Visibility } from '../overrides/visibility.ts';

/** What staff do with items as a whole: the key of a button, and where the item is afterwards. */
export const CONTENT_ACTS = {
  hide: 'hidden',
  show: 'visible',
  remove: 'removed',
  restore: 'visible',
} as const satisfies Record<string, Visibility>;
export type ContentAct = keyof typeof CONTENT_ACTS;

export const isContentAct = (intent: unknown): intent is ContentAct =>
  typeof intent === 'string' && Object.hasOwn(CONTENT_ACTS, intent);

/** The acts that an item is open to, where it is now. */
export const ACTS_OF: Readonly<Record<Visibility, readonly ContentAct[]>> = {
  visible: ['hide', 'remove'],
  hidden: ['show', 'remove'],
  removed: ['restore'],
};

/** What became of a posted act. */
export type ContentActReply =
  /** `set` names the change for undoing it, null where everything was so already. */
  | { act: ContentAct; name: string; set: string | null }
  | { act: 'remove-samples'; count: number; set: string | null }
  | { act: 'undo' }
  | { act: false; why: 'forbidden' | 'gone' | 'changed' };

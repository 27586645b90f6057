/** What may bear tags. */
export const TAGGED = ['lead', 'deal'] as const;
export type TaggedSubject = { kind: (typeof TAGGED)[number]; id: string };

export type Tag = { id: string; name: string };
export const TAG_LENGTH = 40;

export type TagReply =
  | { tag: 'put' | 'removed' }
  | { tag: false; why: 'forbidden' | 'gone' | 'unnamed' };

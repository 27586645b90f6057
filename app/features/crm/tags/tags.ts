/** What may bear tags. */
export const TAGGED = ['lead', 'deal', 'contact', 'company', 'ticket'] as const;
export type TaggedSubject = { kind: (typeof TAGGED)[number]; id: string };

/** The resource whose permission decides who may tag. */
export const resourceOf = (kind: TaggedSubject['kind']) => (kind === 'ticket' ? 'feedback' : 'crm');

export type Tag = { id: string; name: string };
export const TAG_LENGTH = 40;

/** Why no tag was added or removed. */
export const TAG_CODES = ['tag_unnamed'] as const;
export type TagCode = (typeof TAG_CODES)[number];

import { z } from 'zod/mini';
import { draftStore } from '../draft-store.ts';

/** Local-storage key of unsent texts of staff; declared on /cookies. */
export const DRAFTS_KEY = 'forja-drafts';

const drafts = draftStore(DRAFTS_KEY, z.object({ text: z.string(), at: z.number() }));

/** The draft about a subject in this browser; empty without any. */
export const draftOf = (subject: string): string => drafts.read(subject)?.text ?? '';

/** Stores the draft about a subject; an empty text removes it. */
export function keepDraft(subject: string, text: string): void {
  if (text.trim()) drafts.keep(subject, { text, at: Date.now() });
  else drafts.forget((one) => one === subject);
}

/** Deletes them all, so that the next user of this browser reads none. */
export const deleteDrafts = () => drafts.forget(() => true);

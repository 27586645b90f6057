import { z } from 'zod/mini';
import { draftStore } from '../draft-store.ts';

/** Local-storage key of what staff have begun to write; declared on /cookies. */
export const DRAFTS_KEY = 'forja-drafts';

const drafts = draftStore(DRAFTS_KEY, z.object({ text: z.string(), at: z.number() }));

/** What was begun about a subject in this browser; empty without any. */
export const draftOf = (subject: string): string => drafts.read(subject)?.text ?? '';

/** Keeps what is being written about a subject; nothing for what is empty. */
export function keepDraft(subject: string, text: string): void {
  if (text.trim()) drafts.keep(subject, { text, at: Date.now() });
  else drafts.forget((one) => one === subject);
}

/** Deletes them all, so that the next user of this browser reads none. */
export const forgetBegun = () => drafts.forget(() => true);

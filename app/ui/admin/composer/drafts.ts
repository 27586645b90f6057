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

const ADDED = 'forja-draft-added';
type Added = { subject: string; text: string };

/** A text that comes back, below what has been written since. */
export const textBelow = (written: string, text: string): string =>
  written.trim() ? `${written.trimEnd()}\n\n${text}` : text;

/** Adds a text to the draft about a subject: in its open field, else where it is stored. */
export function addToDraft(subject: string, text: string): void {
  const detail: Added = { subject, text };
  const event = new CustomEvent(ADDED, { detail, cancelable: true });
  if (window.dispatchEvent(event)) keepDraft(subject, textBelow(draftOf(subject), text));
}

/** Calls `add` with texts that are added to the draft about a subject while its field is open. */
export function onDraftAdded(subject: string, add: (text: string) => void): () => void {
  const listen = (event: Event) => {
    const { detail } = event as CustomEvent<Added>;
    if (detail.subject !== subject) return;
    event.preventDefault();
    add(detail.text);
  };
  window.addEventListener(ADDED, listen);
  return () => window.removeEventListener(ADDED, listen);
}

/** Deletes them all, so that the next user of this browser reads none. */
export const deleteDrafts = () => drafts.forget(() => true);

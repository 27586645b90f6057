import { createContext } from 'react';
import { z } from 'zod/mini';
import { draftStore } from '../draft-store.ts';

/** Local-storage key of unsaved editor input; declared on /cookies. */
export const DRAFTS_KEY = 'forja-desk-drafts';

/** By user: several people may work at one computer. */
export const DraftsOf = createContext('');

/** The most characters that are kept of one editor; a longer draft is not kept. */
const MOST_CHARACTERS = 200_000;

const draft = z.object({
  /** When it was last changed, in ms. */
  at: z.number(),
  /** The revision of the data that it was typed on. */
  revision: z.number(),
  /** The changed fields, and the whole content of the form. */
  changed: z.array(z.string()),
  entries: z.array(z.tuple([z.string(), z.string()])),
});
export type Draft = z.output<typeof draft>;

const drafts = draftStore(DRAFTS_KEY, draft);

/** Names the editor of a user. */
export const draftName = (person: string, of: string) => `${person}/${of}`;

export const readDraft = drafts.read;

export function keepDraft(name: string, typed: Draft): void {
  if (JSON.stringify(typed).length <= MOST_CHARACTERS) drafts.keep(name, typed);
}

export const forgetDraft = (name: string) => drafts.forget((one) => one === name);

/** Deletes the drafts of a user who signs out. */
export const forgetDraftsOf = (person: string) =>
  drafts.forget((name) => name.startsWith(`${person}/`));

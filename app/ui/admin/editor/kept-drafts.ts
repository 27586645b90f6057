import { createContext } from 'react';
import { z } from 'zod/mini';
import { draftStore } from '../draft-store.ts';

/** Local-storage key of what editors hold unsaved; declared on /cookies. */
export const DRAFTS_KEY = 'forja-desk-drafts';

/** Whose drafts they are: several people may work at one computer. */
export const DraftsOf = createContext('');

/** So many characters of one editor are kept; what is longer is left to be saved. */
const MOST_CHARACTERS = 200_000;

const draft = z.object({
  /** When it was last typed on, in ms. */
  at: z.number(),
  /** That of the data which it was typed on. */
  revision: z.number(),
  /** Fields that were changed, and everything the form held. */
  changed: z.array(z.string()),
  entries: z.array(z.tuple([z.string(), z.string()])),
});
export type Draft = z.output<typeof draft>;

const drafts = draftStore(DRAFTS_KEY, draft);

/** Names one editor of one person. */
export const draftName = (person: string, of: string) => `${person}/${of}`;

export const readDraft = drafts.read;

export function keepDraft(name: string, typed: Draft): void {
  if (JSON.stringify(typed).length <= MOST_CHARACTERS) drafts.keep(name, typed);
}

export const forgetDraft = (name: string) => drafts.forget((one) => one === name);

/** Of somebody who leaves this computer on purpose. */
export const forgetDraftsOf = (person: string) =>
  drafts.forget((name) => name.startsWith(`${person}/`));

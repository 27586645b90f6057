import { createContext } from 'react';
import { z } from 'zod/mini';

/** Local-storage key of what editors hold unsaved; declared on /cookies. */
export const DRAFTS_KEY = 'forja-desk-drafts';

/** Whose drafts they are: several people may work at one computer. */
export const DraftsOf = createContext('');

const WEEK_MS = 7 * 24 * 3_600_000;
/** So many editors, and so many characters of one, are kept; what is longer is left to be saved. */
const MOST_DRAFTS = 20;
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

const kept = z.record(z.string(), draft);
type Kept = z.output<typeof kept>;

function stored(): Kept {
  try {
    const all = kept.parse(JSON.parse(localStorage.getItem(DRAFTS_KEY) ?? '{}'));
    const young = Object.entries(all).filter(([, { at }]) => Date.now() - at < WEEK_MS);
    return Object.fromEntries(young);
  } catch {
    // Storage is switched off, or holds what an earlier version wrote.
    return {};
  }
}

function store(next: Kept): void {
  const newest = Object.entries(next)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST_DRAFTS);
  try {
    if (newest.length === 0) localStorage.removeItem(DRAFTS_KEY);
    else localStorage.setItem(DRAFTS_KEY, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Storage is full or switched off: unsaved work is as safe as before, while the tab is open.
  }
}

/** Names one editor of one person. */
export const draftName = (person: string, of: string) => `${person}/${of}`;

export const readDraft = (name: string): Draft | undefined => stored()[name];

export function keepDraft(name: string, typed: Draft): void {
  if (JSON.stringify(typed).length > MOST_CHARACTERS) return;
  store({ ...stored(), [name]: typed });
}

export function forgetDraft(name: string): void {
  const { [name]: gone, ...rest } = stored();
  if (gone) store(rest);
}

/** Of somebody who leaves this computer on purpose. */
export function forgetDraftsOf(person: string): void {
  const others = Object.entries(stored()).filter(([name]) => !name.startsWith(`${person}/`));
  store(Object.fromEntries(others));
}

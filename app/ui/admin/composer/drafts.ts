import { z } from 'zod/mini';

/** Local-storage key of what staff have begun to write; declared on /cookies. */
export const DRAFTS_KEY = 'forja-drafts';

const kept = z.record(z.string(), z.object({ text: z.string(), at: z.number() }));
type Kept = z.output<typeof kept>;

/** What nobody has gone on with for so long is no draft any more. */
const STAYS_MS = 7 * 86_400_000;
/** The newest ones, as storage is shared with everything else. */
const MOST = 20;

function stored(): Kept {
  try {
    return kept.parse(JSON.parse(localStorage.getItem(DRAFTS_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** What was begun about a subject in this browser; empty without any. */
export function draftOf(subject: string): string {
  const draft = stored()[subject];
  return draft && Date.now() - draft.at < STAYS_MS ? draft.text : '';
}

/** Keeps what is being written about a subject; nothing for what is empty. */
export function keepDraft(subject: string, text: string): void {
  const { [subject]: _, ...others } = stored();
  const now = Date.now();
  const drafts = Object.entries(text.trim() ? { ...others, [subject]: { text, at: now } } : others)
    .filter(([, { at }]) => now - at < STAYS_MS)
    .sort(([, one], [, other]) => other.at - one.at)
    .slice(0, MOST);
  try {
    if (drafts.length === 0) localStorage.removeItem(DRAFTS_KEY);
    else localStorage.setItem(DRAFTS_KEY, JSON.stringify(Object.fromEntries(drafts)));
  } catch {
    // Storage is full or closed to this page: what is typed stays in its field only.
  }
}

/** Whoever works here next reads nothing of what somebody else had begun to write. */
export function forgetBegun(): void {
  try {
    localStorage.removeItem(DRAFTS_KEY);
  } catch {
    // Storage is closed to this page: there is none.
  }
}

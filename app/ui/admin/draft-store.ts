import { type ZodMiniType, z } from 'zod/mini';

const WEEK_MS = 7 * 24 * 3_600_000;
/** The newest so many are kept: the storage is shared with other data. */
const MOST_DRAFTS = 20;

/**
 * Drafts in this browser's local storage under `key`, each by a name and with `at`, the time of its last
 * change in milliseconds since 1970. Drafts older than a week are dropped. Where storage is full or
 * switched off nothing is stored, and nothing throws.
 */
export function draftStore<Draft extends { at: number }>(key: string, draft: ZodMiniType<Draft>) {
  const drafts = z.record(z.string(), draft);

  function stored(): Record<string, Draft> {
    try {
      const all = drafts.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
      const recent = Object.entries(all).filter(([, { at }]) => Date.now() - at < WEEK_MS);
      return Object.fromEntries(recent);
    } catch {
      // Storage is switched off, or holds what an earlier version wrote.
      return {};
    }
  }

  function store(next: Record<string, Draft>): void {
    const newest = Object.entries(next)
      .sort(([, one], [, other]) => other.at - one.at)
      .slice(0, MOST_DRAFTS);
    try {
      if (newest.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(Object.fromEntries(newest)));
    } catch {
      // Unsaved work is as safe as before, while the tab is open.
    }
  }

  return {
    /** The names of the drafts, the last changed first. */
    newest: (): string[] =>
      Object.entries(stored())
        .sort(([, one], [, other]) => other.at - one.at)
        .map(([name]) => name),
    read: (name: string): Draft | undefined => stored()[name],
    keep: (name: string, typed: Draft): void => store({ ...stored(), [name]: typed }),
    /** Deletes the drafts whose name matches. */
    forget: (matches: (name: string) => boolean): void => {
      const all = Object.entries(stored());
      const others = all.filter(([name]) => !matches(name));
      if (others.length < all.length) store(Object.fromEntries(others));
    },
  };
}

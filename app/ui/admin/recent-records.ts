import { z } from 'zod/mini';
import { draftStore } from './draft-store.ts';

/** Local-storage key of the records that were opened last: kind and id alone; declared on /cookies. */
export const RECENT_KEY = 'forja-recent';

const MOST_RECENT = 8;
const recent = draftStore(RECENT_KEY, z.object({ at: z.number() }));

/** Notes that a user has opened a record, `lead:<id>`. */
export const keepRecent = (person: string, record: string) =>
  recent.keep(`${person}/${record}`, { at: Date.now() });

/** The records that a user opened last, the latest first. */
export const recentOf = (person: string): string[] =>
  recent
    .newest()
    .filter((name) => name.startsWith(`${person}/`))
    .map((name) => name.slice(person.length + 1))
    .slice(0, MOST_RECENT);

/** Deletes those of a user who signs out. */
export const forgetRecentOf = (person: string) =>
  recent.forget((name) => name.startsWith(`${person}/`));

import { asPerson } from '#app/access/guard.server.ts';
import type { Actor } from '#app/platform/database/actor.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { type Restored, restoreSettings } from './setting-changes.store.server.ts';

type Person = Extract<Actor, { kind: 'user' }>;

/** Class 23 of PostgreSQL's appendix A: a rule of the data says no. */
const isRuleOfData = (error: unknown) => sqlState(error)?.startsWith('23') ?? false;

/**
 * Undoes a change set as a person. `refused`: what stood there then breaks a rule by now, such as a
 * name that another row has taken.
 */
export async function restoreChangeSet(
  person: Person,
  set: string,
  anyway: boolean,
): Promise<Restored | 'refused'> {
  try {
    return await asPerson(person, (tx) => restoreSettings(tx, set, anyway));
  } catch (error) {
    if (isRuleOfData(error)) return 'refused';
    throw error;
  }
}

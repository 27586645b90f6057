import type { Person } from '#app/platform/database/actor.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { isForbidden, violatesRule } from '#app/platform/database/errors.server.ts';
import { type Restored, restoreSettings } from './setting-changes.store.server.ts';

/**
 * Undoes a change set as a user. `refused`: the earlier values now violate a rule, such as a name that
 * another row has taken. `forbidden`: the user may not change some of it, such as a script.
 */
export async function restoreChangeSet(
  person: Person,
  set: string,
  anyway: boolean,
): Promise<Restored | 'refused' | 'forbidden'> {
  try {
    return await asActor(person, (tx) => restoreSettings(tx, set, anyway));
  } catch (error) {
    if (violatesRule(error)) return 'refused';
    if (isForbidden(error)) return 'forbidden';
    throw error;
  }
}

import { sql } from 'kysely';
import type { Tx } from '#app/access/commands/command.server.ts';
import { violatesRule } from '#app/platform/database/errors.server.ts';
import { type Restored, restoreSettings } from './setting-changes.store.server.ts';

/**
 * Undoes a change set in the transaction of a command, over later changes with `anyway`. `refused`: the earlier
 * values now violate a constraint, such as a name that another row has taken, and the transaction is lost.
 */
export async function restoreChangeSet(
  tx: Tx,
  set: string,
  anyway: boolean,
): Promise<Restored | 'refused'> {
  try {
    const outcome = await restoreSettings(tx, set, anyway);
    // Deferred constraints are checked here.
    await sql`set constraints all immediate`.execute(tx);
    return outcome;
  } catch (error) {
    if (violatesRule(error)) return 'refused';
    throw error;
  }
}

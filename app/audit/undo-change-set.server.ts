import { sql } from 'kysely';
import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { violatesRule } from '#app/platform/database/errors.server.ts';
import { restoreSettings } from './setting-changes.store.server.ts';

/**
 * Undoes a change set in the transaction of a command. Refused as `changed` where one of its rows has
 * changed since, where the old values now violate a constraint, and where nothing has this name.
 */
export async function undoChangeSet(tx: Tx, set: string): Promise<void> {
  let outcome: Awaited<ReturnType<typeof restoreSettings>>;
  try {
    outcome = await restoreSettings(tx, set, false);
    // Deferred constraints are checked here.
    await sql`set constraints all immediate`.execute(tx);
  } catch (error) {
    if (violatesRule(error)) throw new Refusal('changed');
    throw error;
  }
  if (outcome !== 'restored') throw new Refusal('changed');
}

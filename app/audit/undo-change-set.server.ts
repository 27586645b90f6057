import { sql } from 'kysely';
import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { sqlState } from '#app/platform/database/errors.server.ts';
import { restoreSettings } from './setting-changes.store.server.ts';

/**
 * Undoes a change set in the transaction of a command. Refused as `changed` where a row of it is another one by now,
 * where what stood there breaks a rule of the data by now, and where nothing has this name.
 */
export async function undoChangeSet(tx: Tx, set: string): Promise<void> {
  let outcome: Awaited<ReturnType<typeof restoreSettings>>;
  try {
    outcome = await restoreSettings(tx, set, false);
    // What a deferred constraint refuses, it refuses here.
    await sql`set constraints all immediate`.execute(tx);
  } catch (error) {
    // Class 23 of PostgreSQL's appendix A.
    if (sqlState(error)?.startsWith('23')) throw new Refusal('changed');
    throw error;
  }
  if (outcome !== 'restored') throw new Refusal('changed');
}

import { Refusal, type Tx } from '#app/access/commands/command.server.ts';
import { restoreChangeSet } from './restore-change-set.server.ts';

/**
 * Undoes a change set in the transaction of a command. Refused as `changed` where one of its rows has
 * changed since, where the old values now violate a constraint, and where nothing has this name.
 */
export async function undoChangeSet(tx: Tx, set: string): Promise<void> {
  if ((await restoreChangeSet(tx, set, false)) !== 'restored') throw new Refusal('changed');
}

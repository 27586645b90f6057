import { asActor } from '#app/platform/database/database.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { storage } from './storage.server.ts';

type Tx = Parameters<Parameters<typeof asActor>[1]>[0];

/** Deletes the file of a deleted row. */
export const eraseFile: JobHandler = async ({ storage_key: key }) => {
  if (!key) throw new Error('A file to erase without its key.');
  await storage().remove(key);
};

/** Deletes a file that no row names, because the process ended between storing the file and the row. */
export const settleFile =
  (hasRow: (tx: Tx, key: string) => Promise<unknown>): JobHandler =>
  async ({ storage_key: key }) => {
    if (!key) throw new Error('A file to settle without its key.');
    const found = await asActor({ kind: 'system' }, (tx) => hasRow(tx, key));
    if (!found) await storage().remove(key);
  };

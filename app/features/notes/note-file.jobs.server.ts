import { asActor } from '#app/platform/database/database.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';

const eraseFile: JobHandler = async ({ storage_key: key }) => {
  if (!key) throw new Error('A file to erase without its key.');
  await storage().remove(key);
};

/** A file without a row, because the process was killed in between, is removed. */
const settleFile: JobHandler = async ({ storage_key: key }) => {
  if (!key) throw new Error('A file to settle without its key.');
  const known = await asActor({ kind: 'system' }, (tx) =>
    tx.selectFrom('note_files').select('id').where('storageKey', '=', key).executeTakeFirst(),
  );
  if (!known) await storage().remove(key);
};

/** The jobs on files of notes. */
export const noteFileJobs: Readonly<Record<string, JobHandler>> = {
  'notes.erase-file': eraseFile,
  'notes.settle-file': settleFile,
};

import { eraseFile, settleFile } from '#app/platform/files/erase-file.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';

const hasRow: Parameters<typeof settleFile>[0] = (tx, key) =>
  tx.selectFrom('note_files').select('id').where('storageKey', '=', key).executeTakeFirst();

/** The jobs on files of notes. */
export const noteFileJobs: Readonly<Record<string, JobHandler>> = {
  'notes.erase-file': eraseFile,
  'notes.settle-file': settleFile(hasRow),
};

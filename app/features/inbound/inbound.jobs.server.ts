import { asActor } from '#app/platform/database/database.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { JobHandler } from '#app/platform/jobs/jobs.server.ts';
import { isFileOfMail } from './inbound.store.server.ts';

/** Removes the file of a row that is gone. */
const eraseFile: JobHandler = async ({ storage_key: key }) => {
  if (!key) throw new Error('A file to erase without its key.');
  await storage().remove(key);
};

/** A file whose mail never came on record, because the process was killed in between, goes. */
const settleFile: JobHandler = async ({ storage_key: key }) => {
  if (!key) throw new Error('A file to settle without its key.');
  if (!(await asActor({ kind: 'system' }, (tx) => isFileOfMail(tx, key)))) {
    await storage().remove(key);
  }
};

/** What follows from mails that come in, by the kind that asks for it. */
export const inboundJobs: Readonly<Record<string, JobHandler>> = {
  'inbound.erase-file': eraseFile,
  'inbound.settle-file': settleFile,
};

import { randomBytes } from 'node:crypto';
import { Refusal } from '#app/access/commands/command.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { Upload } from '#app/platform/files/uploads.server.ts';
import type { JobHandler } from '#app/platform/jobs/job-handler.server.ts';
import { LEAVE_FILE_TYPES } from './case-leave.ts';

const SETTLE_JOB = 'content.settle-leave';

/** The control of the file, and where its mistake is shown. */
const LEAVE_FILE = 'file';

const isProof = (type: string | undefined): type is string =>
  (LEAVE_FILE_TYPES as readonly (string | undefined)[]).includes(type);

/** Stores the posted file of a leave, its type checked by its bytes; undefined where none was posted. */
export async function storeLeaveFile({ files: [file] }: Omit<Upload, 'texts'>) {
  if (!file) return undefined;
  const refuse = (code: string) => new Refusal('invalid', 422, undefined, { [LEAVE_FILE]: code });
  if (file.tooLarge || !file.kept) throw refuse('large');
  if (file.size === 0 || !isProof(file.type)) throw refuse('file');
  const storageKey = `leaves/${randomBytes(32).toString('hex')}`;
  const { place, name: fileName, size: fileSize, sha256, type: fileType } = file;
  await settleFileLater(SETTLE_JOB, storageKey);
  await storage().keep(storageKey, { place, size: fileSize, sha256, contentType: fileType });
  return { storageKey, fileName, fileType, fileSize };
}

/** Deletes a file that neither a leave nor the record of changes names. */
const settle: JobHandler = async ({ storage_key: key = '' }) => {
  const isNamed = await asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.is_leave_file_named', { key }),
  );
  if (!isNamed) await storage().remove(key);
};

export const leaveJobs: Readonly<Record<string, JobHandler>> = { [SETTLE_JOB]: settle };

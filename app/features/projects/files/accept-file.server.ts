import { randomBytes, randomUUID } from 'node:crypto';
import { asActor } from '#app/platform/database/database.server.ts';
import { withJoinedFile } from '#app/platform/files/joined-file.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { displayName, type UploadedFile } from '#app/platform/files/uploads.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { judgedType } from './judged-type.server.ts';
import { type FilePlace, type FileRefusal, LARGEST_FILE_BYTES } from './project-files.ts';
import {
  beginUpload,
  consumeUpload,
  dropUpload,
  readParts,
  readUpload,
} from './uploads.store.server.ts';

const SYSTEM = { kind: 'system' } as const;

export type WhereTo = FilePlace & {
  /** The file that it is the next version of. */
  file: string | null;
};
export type FileOutcome = { file: string } | { why: FileRefusal };

/** Why a file is not accepted. */
async function faultOf(file: UploadedFile): Promise<{ type: string } | { why: FileRefusal }> {
  if (file.size === 0) return { why: 'empty' };
  if (file.tooLarge || file.size > LARGEST_FILE_BYTES) return { why: 'large' };
  const type = await judgedType(file);
  return type ? { type } : { why: 'type' };
}

/** Keeps the bytes of an upload that has its room, and makes the file; what has no place goes again. */
async function keep(
  upload: string,
  person: string,
  to: WhereTo,
  { place, name, size, sha256, type }: UploadedFile & { type: string },
): Promise<FileOutcome> {
  const key = `projects/${randomBytes(32).toString('hex')}`;
  await settleFileLater('project.settle-file', key);
  await storage().keep(key, { place, size, sha256, contentType: type });
  const facts = { key, name, type, size, sha256 };
  const file = await asActor(SYSTEM, (tx) =>
    consumeUpload(tx, { upload, person, folder: to.folder, file: to.file, facts }),
  );
  if (file) wakeWorker();
  else await storage().remove(key);
  return file ? { file } : { why: 'gone' };
}

const drop = (upload: string, person: string) =>
  asActor(SYSTEM, (tx) => dropUpload(tx, upload, person));

/** Makes a file of what came with a form. */
export async function acceptPosted(
  person: string,
  to: WhereTo,
  posted: UploadedFile,
): Promise<FileOutcome> {
  const file = { ...posted, name: displayName(posted.name) };
  if (!file.kept) return { why: 'full' };
  const fault = await faultOf(file);
  if ('why' in fault) return fault;
  const upload = randomUUID();
  const { name, size } = file;
  const started = await asActor(SYSTEM, (tx) =>
    beginUpload(tx, { id: upload, person, project: to.project, name, size }),
  );
  if (started !== 'begun') return { why: started };
  const outcome = await keep(upload, person, to, { ...file, type: fault.type });
  if ('why' in outcome) await drop(upload, person);
  return outcome;
}

/** Makes a file of an upload that has come whole. Asked again, it is the same file. */
export async function acceptUploaded(
  person: string,
  to: WhereTo,
  upload: string,
): Promise<FileOutcome> {
  const { now, keys } = await asActor(SYSTEM, async (tx) => ({
    now: await readUpload(tx, upload, person),
    keys: await readParts(tx, upload, person),
  }));
  if (!now || now.projectId !== to.project) return { why: 'gone' };
  if (now.received < now.size) return { why: 'cut' };
  const facts = { key: '', name: '', type: '', size: now.size, sha256: '' };
  if (now.taken) {
    const file = await asActor(SYSTEM, (tx) =>
      consumeUpload(tx, { upload, person, folder: null, file: null, facts }),
    );
    return file ? { file } : { why: 'gone' };
  }
  return withJoinedFile(keys, now.name, async (file) => {
    const fault = await faultOf(file);
    if ('type' in fault) return keep(upload, person, to, { ...file, type: fault.type });
    // A refused file releases its room at once.
    await drop(upload, person);
    return fault;
  });
}

import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { asPerson } from '#app/access/guard.server.ts';
import type { Person } from '#app/platform/database/actor.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { isForbidden, violatesRule } from '#app/platform/database/errors.server.ts';
import { withJoinedFile } from '#app/platform/files/joined-file.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { UploadedFile } from '#app/platform/files/uploads.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { isUuid } from '#app/ui/uuid.ts';
import { type FileRefusal, LARGEST_FILE_BYTES } from '../files/project-files.ts';
import { dropUpload, readParts, readUpload } from '../files/uploads.store.server.ts';
import { VERSION_FILES } from '../projects.ts';
import { type StoredFile, sendUploadedVersion } from './versions.store.server.ts';

const SYSTEM = { kind: 'system' } as const;

/** The posted fields of a version, without its file. */
export const versionFields = z.object({
  key: z.uuid(),
  deliverable: z.union([z.literal('').transform(() => null), z.uuid()]),
  title: z.string().trim().max(120),
  position: z.coerce.number().int().min(1).max(6),
  link: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(500)]),
  changes: z.string().trim().max(2000),
  holds: z.literal('on').optional(),
});
type VersionFields = z.output<typeof versionFields>;

const types: readonly string[] = VERSION_FILES.types;
/** Why a file becomes no version, or what it is by its bytes. */
export function judged(
  file: UploadedFile,
  mostBytes: number,
): { type: string } | { why: FileRefusal } {
  if (file.size === 0) return { why: 'empty' };
  if (file.tooLarge || file.size > mostBytes) return { why: 'large' };
  return file.type && types.includes(file.type) ? { type: file.type } : { why: 'unfit' };
}

/** Stores the bytes of a file that is about to become a version. */
export async function storeFile(
  { place, name, size, sha256 }: UploadedFile,
  type: string,
): Promise<StoredFile> {
  const key = `projects/${randomBytes(32).toString('hex')}`;
  await settleFileLater('project.settle-file', key);
  await storage().keep(key, { place, size, sha256, contentType: type });
  return { key, name, type, size, sha256 };
}

/** A version of a new deliverable needs its title. */
export const isNamed = ({ deliverable, title }: VersionFields) =>
  deliverable !== null || title !== '';
export const sentOf = (fields: VersionFields) => ({ ...fields, holds: fields.holds === 'on' });

type Uploaded = { version: string } | { why: FileRefusal };

async function refusable(sending: Promise<Uploaded>): Promise<Uploaded> {
  try {
    return await sending;
  } catch (error) {
    if (!isForbidden(error) && !violatesRule(error)) throw error;
    return { why: 'gone' };
  }
}

async function sendWhole(
  person: Person,
  upload: string,
  project: string,
  fields: VersionFields,
): Promise<Uploaded> {
  const { now, keys } = await asActor(SYSTEM, async (tx) => ({
    now: await readUpload(tx, upload, person.userId),
    keys: await readParts(tx, upload, person.userId),
  }));
  if (!now || now.projectId !== project) return { why: 'gone' };
  if (now.received < now.size) return { why: 'cut' };
  const send = (file: StoredFile) =>
    asPerson(person, (tx) => sendUploadedVersion(tx, upload, project, { ...sentOf(fields), file }));
  if (now.taken) {
    const none = { key: '', name: '', type: '', size: now.size, sha256: '' };
    return (await send(none)) ? { version: fields.key } : { why: 'gone' };
  }
  return withJoinedFile(keys, now.name, async (file) => {
    const fit = judged(file, LARGEST_FILE_BYTES);
    if ('why' in fit) {
      // A refused version releases its room at once.
      await asActor(SYSTEM, (tx) => dropUpload(tx, upload, person.userId));
      return fit;
    }
    const stored = await storeFile(file, fit.type);
    let isSent = false;
    try {
      isSent = (await send(stored)) !== null;
      return isSent ? { version: fields.key } : { why: 'gone' };
    } finally {
      if (!isSent) await storage().remove(stored.key);
    }
  });
}

/** Sends as a version what has come piece by piece. Asked again, it is the same version. */
export async function sendUploaded(
  person: Person,
  upload: string,
  project: string,
  texts: Readonly<Record<string, string>>,
): Promise<Uploaded> {
  const read = versionFields.safeParse(texts);
  if (!read.success || !isNamed(read.data)) return { why: 'unnamed' };
  if (!isUuid(upload) || !isUuid(project)) return { why: 'gone' };
  const sent = await refusable(sendWhole(person, upload, project, read.data));
  if ('version' in sent) wakeWorker();
  return sent;
}

import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LARGEST_FILE_BYTES, MOST_FILES } from '#app/features/feedback/feedback-rules.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { displayName, uploadsFolder } from '#app/platform/files/uploads.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { MailFile } from '#app/platform/mail/inbound/attached-files.ts';
import { waitingBytes } from './inbound.store.server.ts';
import { mailFileType } from './mail-file-type.server.ts';
import type { IngestedFiles, RecordedFile, RefusedFile } from './mail-files.ts';

/** More are not even named. */
const MOST_NAMED = 30;
/** Pictures within the text: signatures hold many small ones. */
const MOST_PICTURES = 20;

type Judged = Omit<MailFile, 'type'> & { place: string; type: string | undefined };

/** The storage key and type of a file; the caller removes it. */
async function judged(file: MailFile): Promise<Judged> {
  const { bytes } = file;
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
  const place = path.join(uploadsFolder(), randomBytes(16).toString('hex'));
  await writeFile(place, bytes, { mode: 0o600, flag: 'wx' });
  return { ...file, place, type: await mailFileType(file, place) };
}

async function keep({ name, bytes, place, type = '', within }: Judged): Promise<RecordedFile> {
  const key = `inbound/${randomBytes(32).toString('hex')}`;
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  await settleFileLater('inbound.settle-file', key);
  await storage().keep(key, { place, size: bytes.length, sha256, contentType: type });
  return {
    storage_key: key,
    original_name: name,
    content_type: type,
    size: bytes.length,
    sha256,
    shown_within: type.startsWith('image/') ? within : null,
  };
}

type Room = { bytes: number; attachments: number; pictures: number };

/** Why a file is not even looked at; undefined where there is room for it. */
function reasonAgainst({ bytes, within }: MailFile, room: Room): RefusedFile['why'] | undefined {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > LARGEST_FILE_BYTES) return 'tooLarge';
  if ((within ? room.pictures : room.attachments) <= 0) return 'many';
  return bytes.length > room.bytes ? 'room' : undefined;
}

/** Stores a file of an accepted type; undefined otherwise. */
async function keepJudged(file: MailFile): Promise<RecordedFile | undefined> {
  const one = await judged(file);
  try {
    return one.type ? await keep(one) : undefined;
  } finally {
    await rm(one.place, { force: true });
  }
}

/** Stores the files of a mail: limited in number and size, and of accepted types. The others are only named. */
export async function keepFiles(given: readonly MailFile[]): Promise<IngestedFiles> {
  const ingested: IngestedFiles = { files: [], refused: [] };
  if (given.length === 0) return ingested;
  const used = await asActor({ kind: 'system' }, waitingBytes);
  const bytes = settings().UNSETTLED_FILES_MAX - used;
  const room: Room = { bytes, attachments: MOST_FILES, pictures: MOST_PICTURES };
  for (const file of given.slice(0, MOST_NAMED)) {
    const name = displayName(file.name);
    const code = reasonAgainst(file, room);
    const stored = code ? undefined : await keepJudged({ ...file, name });
    if (stored) {
      ingested.files.push(stored);
      room[file.within ? 'pictures' : 'attachments'] -= 1;
      room.bytes -= stored.size;
    } else ingested.refused.push({ name, why: code ?? 'unsupported' });
  }
  return ingested;
}

export async function dropFiles(files: readonly RecordedFile[]): Promise<void> {
  for (const { storage_key: key } of files) {
    await storage()
      .remove(key)
      .catch((error: unknown) => log.warn({ err: error }, 'an unused file could not be deleted'));
  }
}

import { createHash, randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  FILE_TYPES,
  LARGEST_FILE_BYTES,
  MOST_FILES,
} from '#app/features/feedback/feedback-rules.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { sniffedType } from '#app/platform/files/sniffed-type.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { isPlainText } from '#app/platform/files/text-watch.server.ts';
import { shownName, uploadsFolder } from '#app/platform/files/uploads.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { MailFile } from '#app/platform/mail/inbound/attached-files.ts';
import { waitingBytes } from './inbound.store.server.ts';
import type { KeptFile, RefusedFile, TakenFiles } from './mail-files.ts';

/** More are not even named. */
const MOST_NAMED = 30;

type Judged = MailFile & { place: string; type: string | undefined };

/** Where its bytes lie, and what they are; removed by whoever asked. */
async function judged({ name, bytes }: MailFile): Promise<Judged> {
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
  const place = path.join(uploadsFolder(), randomBytes(16).toString('hex'));
  await writeFile(place, bytes, { mode: 0o600, flag: 'wx' });
  return { name, bytes, place, type: await sniffedType(place, name, isPlainText(bytes)) };
}

async function keep({ name, bytes, place, type = '' }: Judged): Promise<KeptFile> {
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
  };
}

/**
 * Keeps what came along with a mail, as far as feedback may carry it: so many files, so large, and of
 * types that their bytes show. The others are named.
 */
export async function keepFiles(given: readonly MailFile[]): Promise<TakenFiles> {
  const taken: TakenFiles = { files: [], refused: [] };
  if (given.length === 0) return taken;
  let room = settings().UNSETTLED_FILES_MAX - (await asActor({ kind: 'system' }, waitingBytes));
  for (const file of given.slice(0, MOST_NAMED)) {
    const { bytes } = file;
    const name = shownName(file.name);
    const refuse = (why: RefusedFile['why']) => taken.refused.push({ name, why });
    if (bytes.length === 0) refuse('empty');
    else if (bytes.length > LARGEST_FILE_BYTES) refuse('tooLarge');
    else if (taken.files.length >= MOST_FILES) refuse('many');
    else if (bytes.length > room) refuse('room');
    else {
      const one = await judged({ name, bytes });
      try {
        if (one.type && FILE_TYPES.includes(one.type)) taken.files.push(await keep(one));
        else refuse('unsupported');
      } finally {
        await rm(one.place, { force: true });
      }
      room -= bytes.length;
    }
  }
  return taken;
}

export async function dropFiles(files: readonly KeptFile[]): Promise<void> {
  for (const { storage_key: key } of files) {
    await storage()
      .remove(key)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'a file nobody needs could not be removed'),
      );
  }
}

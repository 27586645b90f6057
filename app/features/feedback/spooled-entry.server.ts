import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { asActor } from '#app/platform/database/database.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import { openUploadsFolder, uploadsFolder } from '#app/platform/files/uploads.server.ts';
import { referenceNumber } from '#app/platform/reference-number.ts';
import { type Replay, ReplayRefused } from '#app/platform/spool/replay.ts';
import { spoolPost } from '#app/platform/spool/spool.server.ts';
import type { FeedbackInput } from './feedback.schema.ts';
import { releaseUpload, reserveUpload, type StoredFeedbackFile } from './feedback.store.server.ts';
import {
  type ArrivedEntry,
  type EntryToStore,
  type FeedbackOutcome,
  noted,
  type PostedFile,
  storeEntry,
} from './store-entry.server.ts';

/** The files as they were posted; those that are in the storage already are copied from there. */
export async function filesAgain(
  posted: readonly PostedFile[],
  stored: readonly StoredFeedbackFile[],
): Promise<PostedFile[]> {
  const files: PostedFile[] = [];
  for (const file of posted) {
    const found = stored.find(({ sha256 }) => sha256 === file.sha256);
    const bytes = found && (await storage().read(found.storage_key));
    if (!bytes) {
      files.push(file);
      continue;
    }
    const place = path.join(uploadsFolder(), randomUUID());
    await pipeline(
      Readable.fromWeb(bytes as WebStream<Uint8Array>),
      createWriteStream(place, { mode: 0o600 }),
    );
    files.push({ ...file, place });
  }
  return files;
}

/** What a spooled entry is replayed from, beside its files. */
type SpooledEntry = {
  input: FeedbackInput;
  arrived: ArrivedEntry;
  files: Omit<PostedFile, 'place'>[];
};

/** Stores an entry on the disk, as the database is away; null where it takes no more. */
export async function spoolEntry(
  { input, arrived, caller, files }: EntryToStore,
  secret: string,
): Promise<FeedbackOutcome | null> {
  const kept = files.filter((file) => file.kept);
  const missing = files.filter((file) => !file.kept).map(({ name }) => name);
  const data: SpooledEntry = {
    input: noted(input, missing),
    arrived,
    files: kept.map(({ place: _, ...facts }) => facts),
  };
  const [entryId] = arrived.ids;
  const spooled = await spoolPost({
    kind: 'feedback.entry',
    ids: arrived.ids,
    number: `F-${referenceNumber(entryId)}`,
    caller,
    data,
    limit: { most: 5, windowMs: 3_600_000 },
    files: kept,
  });
  if (spooled.outcome === 'limited') return { kind: 'refused', status: 429, code: 'limited' };
  if (spooled.outcome === 'full' || spooled.number === null) return null;
  const { number: protocol } = spooled;
  return { kind: 'accepted', entryId, protocol, secret, missing, received: true };
}

/** Stores an entry that waited for the database, with room for its files as far as there is any. */
export const replayEntry: Replay = async ({ data, caller, files: places }) => {
  const { input, arrived, files } = data as SpooledEntry;
  const copies: PostedFile[] = [];
  const room = randomUUID();
  try {
    const wanted = files.reduce((sum, { size }) => sum + size, 0);
    const granted =
      wanted > 0
        ? await asActor({ kind: 'system' }, (tx) =>
            reserveUpload(tx, {
              id: room,
              entryId: arrived.ids[0],
              client: caller.client ?? '',
              network: caller.address ?? null,
              wanted,
              unsettledMax: settings().UNSETTLED_FILES_MAX,
            }),
          )
        : 0;
    await openUploadsFolder();
    for (const [index, file] of files.entries()) {
      // The storage moves files away; the spool keeps its own until the entry is stored.
      const place = path.join(uploadsFolder(), randomUUID());
      await copyFile(places[index] ?? '', place);
      copies.push({ ...file, place, kept: granted >= wanted });
    }
    const answered = await storeEntry({
      input,
      arrived: { ...arrived, room },
      caller,
      files: copies,
    });
    if (answered.protocol === null) throw new ReplayRefused(answered.outcome);
  } finally {
    for (const { place } of copies) await rm(place, { force: true });
    if (files.length > 0) {
      await asActor({ kind: 'system' }, (tx) => releaseUpload(tx, room)).catch(() => undefined);
    }
  }
};

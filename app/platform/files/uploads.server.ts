import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { DatabaseUnavailable } from '#app/platform/database/errors.server.ts';
import { settings } from '#app/platform/env.server.ts';
import { nameFault, POST_SHAPE } from '#app/platform/http/post-shape.ts';
import { postedForm } from '#app/platform/http/posted-form.server.ts';
import { postedText } from '#app/platform/http/storable-text.ts';
import { log } from '#app/platform/log/log.server.ts';
import { cleanLine } from '#app/platform/text/clean-line.ts';
import type { FileFacts } from './inspect-file.server.ts';
import { inspectFileInThread } from './inspect-file-in-thread.server.ts';

export type UploadLimits = {
  files: number;
  bytes: number;
  /** Fields beside the files, for a form of more than the usual 60. */
  texts?: number;
  /**
   * Called once, before the first byte of a file is stored, with the texts that came before it and the
   * bytes that the post may hold: returns for how many of them there is room. Without it, for all.
   */
  room?: (texts: FormData, wanted: number) => Promise<number>;
};

export type UploadedFile = {
  /** The name of its control. */
  field: string;
  /** The name given by the sender's device: a text, never a path. */
  name: string;
  /** Where its bytes lie until the response. */
  place: string;
  size: number;
  /** Truncated at the limit. */
  tooLarge: boolean;
  /** False where there was no room for it, or it could not be inspected: its bytes were counted and are not
   * stored. */
  kept: boolean;
} & FileFacts;

export type Upload = {
  texts: FormData;
  files: UploadedFile[];
  /** More files than allowed; the others were not read. */
  tooMany: boolean;
};

/** The post exceeds its limit in bytes, fields or names; the rest is not read. */
export class UploadTooLarge extends Error {
  override name = 'UploadTooLarge';
  /** The texts that came before the limit. */
  texts = new FormData();
}

const LONGEST_TEXT_BYTES = 64 * 1024;
const MOST_TEXTS = 60;
/** Header lines of one part: browsers send two. */
const MOST_HEADERS = 20;
/** Bytes of these lines: longer than in other forms, for people give files long names. */
const MOST_HEADER_BYTES = 16 * 1024;
/** A file that is too large is read to its end, so that the reply can name it. */
const ROOM_BEYOND = 2;
const LONGEST_NAME = 200;
/** Left behind by a process that was killed. */
const STALE_MS = 3600_000;
/** Written at once: each write switches to another thread, which costs more than the copying. */
const WRITTEN_BYTES = 512 * 1024;
/** Facts of a file that is not stored. */
const NO_FACTS: FileFacts = { sha256: '', type: undefined, isText: false };

/** The folder of files until they were inspected. */
export const uploadsFolder = () => path.join(settings().DATA_DIR, 'uploads');

/** Makes the folder, and removes files that no request can be waiting for any more. */
export async function openUploadsFolder(): Promise<void> {
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
  for (const name of await readdir(uploadsFolder())) {
    const place = path.join(uploadsFolder(), name);
    const facts = await stat(place).catch(() => undefined);
    if (facts && facts.mtimeMs < Date.now() - STALE_MS) await rm(place, { force: true });
  }
}

/** A name that can be shown and stored: no folders, no invisible characters. */
export function displayName(given: string): string {
  // How browsers escape a quotation mark, which would end the name.
  const last = given.toWellFormed().replaceAll('%22', '"').split(/[/\\]/).at(-1) ?? '';
  return cleanLine(last).slice(-LONGEST_NAME).toWellFormed() || 'arquivo';
}

/** The bytes of one post that may still be stored, shared by its files. */
type Room = { left: number };

/** Stores bytes as long as there is room; from then on none of the file is kept. */
function fileKeeper(place: string, room: Room) {
  let handle: FileHandle | undefined;
  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  let received = 0;
  let kept = true;
  const drop = async () => {
    waiting = [];
    await handle?.close();
    handle = undefined;
    await rm(place, { force: true });
    room.left += received;
    received = 0;
    kept = false;
  };
  const flush = async () => {
    if (waitingBytes === 0) return;
    const [pieces, bytes] = [waiting, waitingBytes];
    [waiting, waitingBytes] = [[], 0];
    handle ??= await open(place, 'wx', 0o600);
    const { bytesWritten } = await handle.writev(pieces);
    if (bytesWritten !== bytes) throw new Error('A posted file could not be written completely.');
  };
  const write = async (chunk: Buffer) => {
    if (!kept) return;
    if (room.left < chunk.length) {
      await drop();
      return;
    }
    room.left -= chunk.length;
    received += chunk.length;
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes >= WRITTEN_BYTES) await flush();
  };
  /** The facts of the file, or null where nothing of it is stored. */
  const end = async (name: string): Promise<FileFacts | null> => {
    if (!kept) return null;
    await flush();
    await handle?.close();
    handle = undefined;
    if (received === 0) return NO_FACTS;
    try {
      return await inspectFileInThread({ place, name });
    } catch (error) {
      log.warn({ err: error }, 'a posted file could not be inspected; it is not kept');
      await drop();
      return null;
    }
  };
  return { write, end, drop };
}

type Sent = { stream: BusboyFileStream; field: string; name: string };

async function writeDown(
  { stream, field, name: given }: Sent,
  asked: Promise<Room>,
): Promise<UploadedFile> {
  const place = path.join(uploadsFolder(), randomUUID());
  const name = displayName(given);
  const keeper = fileKeeper(place, await asked);
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      await keeper.write(chunk);
    }
    const facts = await keeper.end(name);
    const kept = facts !== null;
    return { field, name, place, size, ...(facts ?? NO_FACTS), tooLarge: stream.truncated, kept };
  } catch (error) {
    await keeper.drop();
    throw error;
  }
}

/** Ends the stream once it exceeds the limit of a post. */
function atMost(bytes: number) {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _, done) {
      seen += chunk.length;
      done(seen > bytes ? new UploadTooLarge(`More than ${bytes} bytes.`) : null, chunk);
    },
  });
}

const discard = (files: readonly UploadedFile[]) =>
  Promise.all(files.map(({ place }) => rm(place, { force: true })));

async function readParts(request: Request, limits: UploadLimits): Promise<Upload> {
  const texts = new FormData();
  const writing: Promise<UploadedFile>[] = [];
  const coming: BusboyFileStream[] = [];
  let tooMany = false;
  let asked: Promise<Room> | undefined;
  const mostTexts = limits.texts ?? MOST_TEXTS;
  const askForRoom = async (): Promise<Room> => {
    const most = limits.bytes * limits.files;
    const declared = Number(request.headers.get('content-length') ?? most);
    return { left: (await limits.room?.(texts, Math.min(declared, most))) ?? most };
  };
  const busboy = new Busboy({
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    limits: {
      files: limits.files + ROOM_BEYOND,
      fileSize: limits.bytes,
      fields: mostTexts,
      fieldSize: LONGEST_TEXT_BYTES,
      parts: mostTexts + limits.files + ROOM_BEYOND,
      // One more, so that a name beyond the limit is noticed.
      fieldNameSize: POST_SHAPE.name + 1,
      headerPairs: MOST_HEADERS,
      headerSize: MOST_HEADER_BYTES,
    },
  });
  const refuse = (what: string) => busboy.destroy(new UploadTooLarge(what));
  busboy.on('fieldsLimit', () => refuse(`More than ${mostTexts} texts.`));
  busboy.on('partsLimit', () => refuse('More parts than a post may have.'));
  busboy.on('field', (name, value) => {
    if (nameFault(name)) refuse('A name that no field has.');
    else texts.append(name, postedText(value));
  });
  busboy.on('file', (field, stream, name: string | undefined) => {
    if (nameFault(field)) {
      stream.resume();
      refuse('A name that no field has.');
      return;
    }
    // An empty file field of a plain form sends a part without name and bytes.
    if (!name || writing.length >= limits.files) {
      tooMany ||= Boolean(name);
      stream.resume();
      return;
    }
    coming.push(stream);
    // Without a reader during the room check, a truncated file would go unnoticed.
    stream.on('error', () => undefined);
    asked ??= askForRoom();
    const written = writeDown({ stream, field, name }, asked);
    // It is awaited below; until then a rejection must not be unhandled.
    written.catch(() => undefined);
    writing.push(written);
  });
  busboy.on('filesLimit', () => {
    tooMany = true;
  });
  const most = LONGEST_TEXT_BYTES * 4 + limits.bytes * (limits.files + ROOM_BEYOND);
  try {
    const body = Readable.fromWeb(request.body as unknown as WebStream<Uint8Array>);
    await pipeline(body, atMost(most), busboy);
    return { texts, files: await Promise.all(writing), tooMany };
  } catch (error) {
    // The rest of an unfinished file never comes: its stream must be ended here.
    for (const stream of coming) stream.destroy();
    const settled = await Promise.allSettled(writing);
    await discard(settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
    if (error instanceof UploadTooLarge) error.texts = texts;
    throw error;
  }
}

const isMultipart = (request: Request) =>
  (request.headers.get('content-type') ?? '').toLowerCase().startsWith('multipart/form-data');

/**
 * Reads a posted form with its files and passes it to `work`. The files are written to the disk as they
 * come, never gathered in memory, and are deleted once `work` has settled. Throws {@link UploadTooLarge},
 * and what `work` throws: a DatabaseUnavailable with the texts. A body that is no form counts as an empty
 * one.
 */
export async function withUpload<T>(
  request: Request,
  limits: UploadLimits,
  work: (upload: Upload) => Promise<T>,
): Promise<T> {
  if (!isMultipart(request) || !request.body) {
    return work({ texts: await postedForm(request), files: [], tooMany: false });
  }
  await openUploadsFolder();
  let upload: Upload;
  try {
    upload = await readParts(request, limits);
  } catch (error) {
    if (error instanceof UploadTooLarge) throw error;
    // Truncated, or of another type than declared: its fields are missing like those of any empty form.
    upload = { texts: new FormData(), files: [], tooMany: false };
  }
  try {
    return await work(upload);
  } catch (error) {
    if (error instanceof DatabaseUnavailable) error.posted = upload.texts;
    throw error;
  } finally {
    await discard(upload.files);
  }
}

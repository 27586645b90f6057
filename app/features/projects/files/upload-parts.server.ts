import { createHash, type Hash, randomBytes, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import { DataStore, ERRORS, Upload } from '@tus/server';
import { asActor } from '#app/platform/database/database.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import {
  displayName,
  openUploadsFolder,
  uploadsFolder,
} from '#app/platform/files/uploads.server.ts';
import { isUuid } from '#app/ui/uuid.ts';
import { type FileRefusal, LARGEST_FILE_BYTES } from './project-files.ts';
import { beginPart, beginUpload, dropUpload, endPart, readUpload } from './uploads.store.server.ts';

const SYSTEM = { kind: 'system' } as const;
/** Bytes of a part: the most that is lost when the process ends, and that its disk holds meanwhile. */
const PART_BYTES = 8 * 1024 * 1024;
const DAY_MS = 86_400_000;

/** As the library's own refusals are: with a status, and one word that the form has a sentence for. */
class UploadRefused extends Error {
  readonly status_code: number;
  readonly body: string;
  constructor(status: number, code: FileRefusal) {
    super(code);
    this.status_code = status;
    this.body = code;
  }
}
const REFUSED = { gone: 404, full: 413, often: 429 } as const;

type Open = { place: string; handle: FileHandle; hash: Hash; size: number };

async function openPart(): Promise<Open> {
  const place = path.join(uploadsFolder(), randomUUID());
  return { place, handle: await open(place, 'wx', 0o600), hash: createHash('sha256'), size: 0 };
}

/** What comes until the line ends, by itself or cut: the bytes before that are stored anyway. */
function untilCut(stream: AsyncIterable<Buffer>) {
  let cut = false;
  async function* chunks() {
    try {
      yield* stream;
    } catch {
      cut = true;
    }
  }
  return { chunks: chunks(), wasCut: () => cut };
}

/**
 * The uploads of one person, as the library for resumable uploads asks for them: how far each has come stands
 * in the database, and its bytes lie in the storage in parts. So any process goes on with it.
 */
export class UploadParts extends DataStore {
  readonly #person: string;

  constructor(person: string) {
    super();
    this.#person = person;
    this.extensions = ['creation', 'expiration', 'termination'];
  }

  override getExpiration(): number {
    return DAY_MS;
  }

  override async create(upload: Upload): Promise<Upload> {
    const { filename, project } = upload.metadata ?? {};
    const size = upload.size ?? 0;
    if (!isUuid(project ?? undefined)) throw new UploadRefused(404, 'gone');
    if (size === 0) throw new UploadRefused(400, 'empty');
    if (size > LARGEST_FILE_BYTES) throw new UploadRefused(413, 'large');
    const started = await asActor(SYSTEM, (tx) =>
      beginUpload(tx, {
        id: upload.id,
        person: this.#person,
        project: project ?? '',
        name: displayName(filename ?? ''),
        size,
      }),
    );
    if (started !== 'begun') throw new UploadRefused(REFUSED[started], started);
    upload.creation_date = new Date().toISOString();
    return upload;
  }

  override async getUpload(id: string): Promise<Upload> {
    const now = isUuid(id)
      ? await asActor(SYSTEM, (tx) => readUpload(tx, id, this.#person))
      : undefined;
    if (!now) throw ERRORS.FILE_NOT_FOUND;
    return new Upload({
      id,
      size: now.size,
      offset: now.received,
      metadata: { filename: now.name },
      creation_date: now.begunAt.toISOString(),
    });
  }

  override async remove(id: string): Promise<void> {
    const dropped = isUuid(id) && (await asActor(SYSTEM, (tx) => dropUpload(tx, id, this.#person)));
    if (!dropped) throw ERRORS.FILE_NOT_FOUND;
  }

  /** Keeps what comes, however the line ends: a part that was cut short counts as far as it goes. */
  override async write(stream: AsyncIterable<Buffer>, id: string, offset: number): Promise<number> {
    await openUploadsFolder();
    const line = untilCut(stream);
    let at = offset;
    let part: Open | undefined;
    try {
      for await (const chunk of line.chunks) {
        part ??= await openPart();
        await part.handle.appendFile(chunk);
        part.hash.update(chunk);
        part.size += chunk.length;
        if (part.size < PART_BYTES) continue;
        const full: Open = part;
        part = undefined;
        at += await this.#keep(id, at, full);
      }
      const last = part;
      part = undefined;
      if (last) at += await this.#keep(id, at, last);
    } finally {
      await part?.handle.close();
      if (part) await rm(part.place, { force: true });
    }
    if (line.wasCut()) throw ERRORS.ABORTED;
    return at;
  }

  async #keep(id: string, offset: number, { place, handle, hash, size }: Open): Promise<number> {
    try {
      await handle.close();
      const key = `uploads/${randomBytes(32).toString('hex')}`;
      const part = await asActor(SYSTEM, (tx) => beginPart(tx, id, this.#person, key));
      if (!part) throw ERRORS.FILE_NO_LONGER_EXISTS;
      const sha256 = hash.digest('hex');
      await storage().keep(key, { place, size, sha256, contentType: 'application/octet-stream' });
      const follows = await asActor(SYSTEM, (tx) => endPart(tx, part, { offset, size }));
      if (!follows) throw ERRORS.INVALID_OFFSET;
      return size;
    } finally {
      await rm(place, { force: true });
    }
  }
}

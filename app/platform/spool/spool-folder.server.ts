import { existsSync } from 'node:fs';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Visitor } from '#app/platform/database/database.server.ts';
import { type FolderLock, lockFolder } from '#app/platform/database/engine/folder-lock.server.ts';
import { socketFolder } from '#app/platform/database/engine/socket-path.server.ts';
import { decodeRecords, encodeRecord } from './record-format.ts';
import { copyFileDurably, syncFolder, writeFileDurably } from './write-durably.server.ts';

/** The time without a database that the posts of a folder belong to. */
export type Outage = { id: string; since: string };

/** A post as it waits for the database. */
export type SpooledPost = {
  /** Its place in the file. */
  seq: number;
  /** Names the replay. */
  kind: string;
  /** Ids of the post: a copy has the same, or that of the time window before. */
  ids: readonly string[];
  /** The reference number that the visitor was shown. */
  number: string | null;
  receivedAt: string;
  caller: Visitor;
  /** What the limits of its network address said. */
  addressState: 'within' | 'review';
  /** As its replay reads it. */
  data: unknown;
  /** How many uploaded files are stored beside it. */
  files: number;
};

/** What one process has received and stored in a time without a database. */
export type SpoolCounts = { name: string; received: number; stored: number; setAside: number };

export type Ending = 'stored' | 'setAside';
type Line = { outage: Outage } | { post: SpooledPost } | { done: number; ending: Ending };

const RECORDS = 'records';

type Waiting = { bytes: Buffer; resolve: () => void; reject: (error: unknown) => void };

/**
 * The posts that one process has received while the database was away: an append-only file of records, the
 * uploaded files beside it, and a lock that is held as long as the process runs. A record is acknowledged once it is on
 * the disk.
 */
export class SpoolFolder {
  readonly place: string;
  readonly name: string;
  readonly outage: Outage;
  /** Posts that wait, in the order of their arrival. */
  readonly pending = new Map<number, SpooledPost>();
  readonly endings: Record<Ending, number> = { stored: 0, setAside: 0 };
  /** Lines that could not be read. */
  readonly damaged: readonly Buffer[];
  received = 0;
  #lock: FolderLock;
  #file: FileHandle;
  #size: number;
  #filesSize = 0;
  #next = 1;
  #queue: Waiting[] = [];
  #flushing: Promise<void> | undefined;

  private constructor(
    place: string,
    lock: FolderLock,
    file: FileHandle,
    read: { lines: Line[]; damaged: readonly Buffer[]; end: number; outage: Outage },
  ) {
    this.place = place;
    this.name = path.basename(place);
    this.outage = read.outage;
    this.damaged = read.damaged;
    this.#lock = lock;
    this.#file = file;
    this.#size = read.end;
    for (const line of read.lines) this.#apply(line);
  }

  #apply(line: Line): void {
    if ('post' in line) {
      this.received += 1;
      this.pending.set(line.post.seq, line.post);
      this.#next = Math.max(this.#next, line.post.seq + 1);
    } else if ('done' in line && this.pending.delete(line.done)) {
      this.endings[line.ending] += 1;
    }
  }

  /**
   * Opens a folder, which is made when missing. Throws DataFolderRefused where a living process has it. The
   * outage is that of a new folder; one with records has its own.
   */
  static async open(place: string, outage: Outage): Promise<SpoolFolder> {
    const isNew = !existsSync(place);
    await mkdir(place, { recursive: true, mode: 0o700 });
    const reach = socketFolder(place);
    const lock = await lockFolder(place, reach.path).finally(reach.dispose);
    try {
      const file = await open(path.join(place, RECORDS), 'a+', 0o600);
      const bytes = await file.readFile();
      const { records, damaged, end } = decodeRecords(bytes);
      await file.truncate(end);
      const lines = records as Line[];
      const first = lines.find((line) => 'outage' in line);
      const read = { lines, damaged, end, outage: first?.outage ?? outage };
      const folder = new SpoolFolder(place, lock, file, read);
      if (end > 0 && bytes.at(end - 1) !== '\n'.charCodeAt(0))
        await folder.#write(Buffer.from('\n'));
      if (!first) await folder.#write(encodeRecord({ outage }));
      if (isNew) await syncFolder(path.dirname(place));
      await syncFolder(place);
      return folder;
    } catch (error) {
      await lock.release();
      throw error;
    }
  }

  /** What was received, and what became of it; a line that could not be read counts as set aside. */
  get counts(): SpoolCounts {
    const { stored, setAside } = this.endings;
    const { length } = this.damaged;
    return {
      name: this.name,
      received: this.received + length,
      stored,
      setAside: setAside + length,
    };
  }

  /** Bytes on the disk. */
  get size(): number {
    return this.#size + this.#filesSize;
  }

  /** Resolves once the bytes are on the disk. Several that wait share one sync. */
  #write(bytes: Buffer): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#queue.push({ bytes, resolve, reject });
    this.#flushing ??= this.#flush();
    return promise;
  }

  async #flush(): Promise<void> {
    while (this.#queue.length > 0) {
      const waiting = this.#queue.splice(0);
      try {
        await this.#file.appendFile(Buffer.concat(waiting.map(({ bytes }) => bytes)));
        await this.#file.datasync();
        for (const { bytes, resolve } of waiting) {
          this.#size += bytes.length;
          resolve();
        }
      } catch (error) {
        // What was written of it, as on a full disk, must not be before the next record.
        await this.#file.truncate(this.#size).catch(() => undefined);
        for (const { reject } of waiting) reject(error);
      }
    }
    // At once, so that a write that comes now begins another.
    this.#flushing = undefined;
  }

  /** The path of a file of a post. */
  fileOf = (seq: number, index: number) => path.join(this.place, `${seq}-${index}.file`);

  /** Stores a post with copies of its files. Once it resolves, it survives the end of the machine. */
  async append(
    post: Omit<SpooledPost, 'seq' | 'files'>,
    files: readonly { place: string; size: number }[],
  ): Promise<SpooledPost> {
    const seq = this.#next;
    this.#next += 1;
    const spooled = { ...post, seq, files: files.length };
    try {
      for (const [index, { place, size }] of files.entries()) {
        await copyFileDurably(place, this.fileOf(seq, index));
        this.#filesSize += size;
      }
      if (files.length > 0) await syncFolder(this.place);
      await this.#write(encodeRecord({ post: spooled }));
    } catch (error) {
      await this.#removeFiles(spooled);
      throw error;
    }
    this.#apply({ post: spooled });
    return spooled;
  }

  async #removeFiles({ seq, files }: SpooledPost): Promise<void> {
    for (let index = 0; index < files; index += 1) {
      await rm(this.fileOf(seq, index), { force: true });
    }
  }

  /** Notes that a post waits no more; its files are removed. */
  async end(post: SpooledPost, ending: Ending): Promise<void> {
    await this.#write(encodeRecord({ done: post.seq, ending }));
    this.#apply({ done: post.seq, ending });
    await this.#removeFiles(post);
  }

  /** Sets a post aside that cannot be stored, with the reason and its files. */
  async setAside(post: SpooledPost, reason: string, into: string): Promise<void> {
    await mkdir(into, { recursive: true, mode: 0o700 });
    const name = `${this.name}-${post.seq}`;
    for (let index = 0; index < post.files; index += 1) {
      const from = this.fileOf(post.seq, index);
      // Moved already by a process that ended before the note below.
      if (existsSync(from)) await rename(from, path.join(into, `${name}-${index}.file`));
    }
    const note = { reason, setAsideAt: new Date().toISOString(), ...post };
    await writeFileDurably(path.join(into, `${name}.json`), `${JSON.stringify(note, null, 2)}\n`);
    await this.end(post, 'setAside');
  }

  /** Ends the use of the folder; another process may open it. */
  async close(): Promise<void> {
    await this.#flushing;
    await this.#file.close();
    await this.#lock.release();
  }

  /** Ends the use of a folder whose posts are all stored, and deletes it. */
  async remove(): Promise<void> {
    await this.#flushing;
    await this.#file.close();
    await rm(path.join(this.place, RECORDS), { force: true });
    await this.#lock.release();
    await rm(this.place, { recursive: true, force: true });
  }
}

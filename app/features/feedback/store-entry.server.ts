import { randomBytes } from 'node:crypto';
import {
  asActor,
  DatabaseUnavailable,
  type Visitor,
} from '#app/platform/database/database.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { UploadedFile } from '#app/platform/files/uploads.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { FeedbackInput } from './feedback.schema.ts';
import { type Refusal, type StoredFeedbackFile, submitFeedback } from './feedback.store.server.ts';
import { settleLater } from './unsettled-files.server.ts';

export type FeedbackOutcome =
  | {
      kind: 'accepted';
      entryId: string;
      protocol: string;
      /** The secret that opens the entry; null for a copy that another person, or nobody, can open. */
      secret: string | null;
      /** Names of files without room. */
      missing: string[];
      /** It waits on the disk of the site for the database. */
      received?: true;
    }
  | { kind: 'refused'; status: 404 | 422 | 429; code: Refusal }
  | { kind: 'failed'; status: 500 | 503 };

/** A posted file, as far as it is stored with an entry. */
export type PostedFile = Pick<UploadedFile, 'name' | 'place' | 'size' | 'sha256' | 'type' | 'kept'>;

/** Puts files into the storage; those of a failed try are removed again. */
async function keepFiles(files: readonly PostedFile[]): Promise<StoredFeedbackFile[]> {
  const stored: StoredFeedbackFile[] = [];
  try {
    for (const { name, place, size, sha256, type = '' } of files) {
      const key = `feedback/${randomBytes(32).toString('hex')}`;
      await settleFileLater('feedback.settle-file', key);
      await storage().keep(key, { place, size, sha256, contentType: type });
      stored.push({ storage_key: key, original_name: name, content_type: type, size, sha256 });
    }
    return stored;
  } catch (error) {
    await dropFiles(stored);
    throw error;
  }
}

/** Puts files into the storage; none of them while it is unavailable, so that the text is stored. */
async function keepFilesOrNone(files: readonly PostedFile[]): Promise<StoredFeedbackFile[]> {
  try {
    return await keepFiles(files.filter((file) => file.kept));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    log.error({ err: error }, 'files of feedback could not be stored; it is accepted without them');
    return [];
  }
}

async function dropFiles(files: readonly StoredFeedbackFile[]): Promise<void> {
  for (const { storage_key } of files) {
    await storage()
      .remove(storage_key)
      .catch((error: unknown) => log.warn({ err: error }, 'an unused file could not be deleted'));
  }
}

export type ArrivedEntry = Omit<Parameters<typeof submitFeedback>[2], 'files'>;

/** An entry on its way to the database. */
export type EntryToStore = {
  input: FeedbackInput;
  arrived: ArrivedEntry;
  caller: Visitor;
  files: readonly PostedFile[];
};

/** The posted entry, with what only the server adds to it. */
export const noted = (input: FeedbackInput, missing: string[]): FeedbackInput => ({
  ...input,
  context: { ...input.context, ...(missing.length > 0 && { filesNotTaken: missing }) },
});

/** The database was lost while an entry was stored; these files were in the storage by then. */
export class LostWithFiles extends DatabaseUnavailable {
  readonly stored: readonly StoredFeedbackFile[];
  constructor(cause: DatabaseUnavailable, stored: readonly StoredFeedbackFile[]) {
    super(cause.message, { cause, reason: cause.reason });
    this.stored = stored;
  }
}

/**
 * Stores an entry with its files. Files go first: an entry never names a missing one, and those of a refused
 * entry are removed.
 */
export async function storeEntry({ input, arrived, caller, files: posted }: EntryToStore) {
  const files = await keepFilesOrNone(posted);
  const lost = posted.filter((file) => !file.kept || files.length === 0);
  const whole = noted(
    input,
    lost.map(({ name }) => name),
  );
  try {
    const answered = await asActor(caller, (tx) =>
      submitFeedback(tx, whole, { ...arrived, files }),
    );
    if (answered.outcome !== 'accepted') await dropFiles(files);
    if (answered.outcome === 'accepted' || answered.outcome === 'replayed') wakeWorker();
    if (answered.outcome === 'accepted') listChanged('feedback');
    return answered;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) {
      settleLater(files.map(({ storage_key }) => storage_key));
      throw new LostWithFiles(error, files);
    }
    await dropFiles(files);
    throw error;
  }
}

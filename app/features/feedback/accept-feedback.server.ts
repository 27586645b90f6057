import { randomBytes } from 'node:crypto';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { settleFileLater } from '#app/platform/files/settle-file.server.ts';
import { storage } from '#app/platform/files/storage.server.ts';
import type { UploadedFile } from '#app/platform/files/uploads.server.ts';
import { wakeWorker } from '#app/platform/jobs/jobs.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { derivedEntryIds } from './entry-id.server.ts';
import type { FeedbackInput } from './feedback.schema.ts';
import { type Refusal, type StoredFeedbackFile, submitFeedback } from './feedback.store.server.ts';
import { clientOf, networkHashOf, personOf, type Sender } from './feedback-sender.server.ts';
import { hashOfToken, mailedToken, newSecret } from './follow-up-link.server.ts';
import { settleLater } from './unsettled-files.server.ts';

type FeedbackRequest = {
  input: FeedbackInput;
  /** Checked: of a known type, within the limits; those without room are only named. */
  files: readonly UploadedFile[];
  /** The reservation that the files fill. */
  room: string;
  sender: Sender;
  locale: Locale;
  /** Id that the sender made; without one it is derived from the text. */
  id: string | undefined;
  /** Secret that the sender made for its own link. */
  secret: string | undefined;
  marks: readonly string[];
};

export type FeedbackOutcome =
  | {
      kind: 'accepted';
      entryId: string;
      protocol: string;
      /** The secret that opens the entry; null for a copy that another person, or nobody, can open. */
      secret: string | null;
      /** Names of files without room. */
      missing: string[];
    }
  | { kind: 'refused'; status: 404 | 422 | 429; code: Refusal }
  | { kind: 'failed'; status: 500 | 503 };

const STATUS: Record<Refusal, 404 | 422 | 429> = {
  limited: 429,
  unknown_project: 404,
  unknown_module: 404,
  type_off: 422,
  attachments_off: 422,
  secret_taken: 422,
};

/** Puts files into the storage; those of a failed try are removed again. */
async function keepFiles(files: readonly UploadedFile[]): Promise<StoredFeedbackFile[]> {
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
async function keepFilesOrNone(files: readonly UploadedFile[]): Promise<StoredFeedbackFile[]> {
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

function arrivalOf(
  { input, files, room, sender, locale, id, marks }: FeedbackRequest,
  secret: string,
) {
  const ids = id ? ([id] as const) : derivedEntryIds(input, files, personOf(sender));
  const network = networkHashOf(sender);
  return {
    arrived: {
      ids,
      tokenHash: hashOfToken(mailedToken(ids[0])),
      secretHash: hashOfToken(secret),
      room,
      locale,
      userAgent: sender.userAgent.slice(0, 500),
      limitIdentifier: '',
      marks,
    },
    caller: {
      kind: 'anonymous',
      client: clientOf(sender),
      ...(network && { address: network }),
    } as const,
  };
}

/** The posted entry, with what only the server knows of it. */
function noted(input: FeedbackInput, missing: string[]): FeedbackInput {
  const context = {
    timestamp: new Date().toISOString(),
    ...input.context,
    ...(missing.length > 0 && { filesNotTaken: missing }),
  };
  return { ...input, context };
}

/**
 * Stores an entry with its files, or returns why not. Files go first: an entry never names a missing one,
 * and those of a refused entry are removed. Never throws for what a visitor can cause.
 */
export async function acceptFeedback(taking: FeedbackRequest): Promise<FeedbackOutcome> {
  const secret = taking.secret ?? newSecret();
  const { arrived, caller } = arrivalOf(taking, secret);
  let stored: StoredFeedbackFile[] = [];
  try {
    stored = await keepFilesOrNone(taking.files);
    const files = stored;
    const lost = taking.files.filter((file) => !file.kept || files.length === 0);
    const input = noted(
      taking.input,
      lost.map(({ name }) => name),
    );
    const answered = await asActor(caller, (tx) =>
      submitFeedback(tx, input, { ...arrived, files }),
    );
    const { outcome } = answered;
    if (outcome !== 'accepted') await dropFiles(stored);
    if (outcome !== 'accepted' && outcome !== 'replayed') {
      return { kind: 'refused', status: STATUS[outcome], code: outcome };
    }
    wakeWorker();
    if (outcome === 'accepted') listChanged('feedback');
    const { entryId, protocol, opened, missing } = answered;
    return { kind: 'accepted', entryId, protocol, secret: opened ? secret : null, missing };
  } catch (error) {
    log.error({ err: error }, 'feedback could not be stored');
    if (error instanceof DatabaseUnavailable) {
      settleLater(stored.map(({ storage_key }) => storage_key));
      return { kind: 'failed', status: 503 };
    }
    await dropFiles(stored);
    return { kind: 'failed', status: 500 };
  }
}

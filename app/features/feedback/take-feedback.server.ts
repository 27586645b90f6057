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
import type { Said } from './feedback.schema.ts';
import { type KeptFile, type Refusal, submitFeedback } from './feedback.store.server.ts';
import { clientOf, networkHashOf, personOf, type Sender } from './feedback-sender.server.ts';
import { hashOfToken, mailedToken, newSecret } from './follow-up-link.server.ts';
import { settleLater } from './unsettled-files.server.ts';

type Taking = {
  said: Said;
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

export type Taken =
  | {
      kind: 'accepted';
      entryId: string;
      protocol: string;
      /** The secret that opens the entry; null for a copy that another person, or nobody, can open. */
      secret: string | null;
      /** Names of files without room. */
      missing: string[];
    }
  | { kind: 'refused'; status: 404 | 422 | 429; why: Refusal }
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
async function keepFiles(files: readonly UploadedFile[]): Promise<KeptFile[]> {
  const kept: KeptFile[] = [];
  try {
    for (const { name, place, size, sha256, type = '' } of files) {
      const key = `feedback/${randomBytes(32).toString('hex')}`;
      await settleFileLater('feedback.settle-file', key);
      await storage().keep(key, { place, size, sha256, contentType: type });
      kept.push({ storage_key: key, original_name: name, content_type: type, size, sha256 });
    }
    return kept;
  } catch (error) {
    await dropFiles(kept);
    throw error;
  }
}

/** Puts files into the storage; none of them while it is unavailable, so that the text is stored. */
async function keepFilesOrNone(files: readonly UploadedFile[]): Promise<KeptFile[]> {
  try {
    return await keepFiles(files.filter((file) => file.kept));
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    log.error({ err: error }, 'files of feedback could not be stored; it is taken without them');
    return [];
  }
}

async function dropFiles(files: readonly KeptFile[]): Promise<void> {
  for (const { storage_key } of files) {
    await storage()
      .remove(storage_key)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'a file nobody needs could not be removed'),
      );
  }
}

function arrivalOf({ said, files, room, sender, locale, id, marks }: Taking, secret: string) {
  const ids = id ? ([id] as const) : derivedEntryIds(said, files, personOf(sender));
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
function noted(said: Said, missing: string[]): Said {
  const context = {
    timestamp: new Date().toISOString(),
    ...said.context,
    ...(missing.length > 0 && { filesNotTaken: missing }),
  };
  return { ...said, context };
}

/**
 * Stores an entry with its files, or returns why not. Files go first: an entry never names a missing one,
 * and those of a refused entry are removed. Never throws for what a visitor can cause.
 */
export async function takeFeedback(taking: Taking): Promise<Taken> {
  const secret = taking.secret ?? newSecret();
  const { arrived, caller } = arrivalOf(taking, secret);
  let kept: KeptFile[] = [];
  try {
    kept = await keepFilesOrNone(taking.files);
    const files = kept;
    const lost = taking.files.filter((file) => !file.kept || files.length === 0);
    const said = noted(
      taking.said,
      lost.map(({ name }) => name),
    );
    const answered = await asActor(caller, (tx) => submitFeedback(tx, said, { ...arrived, files }));
    const { outcome } = answered;
    if (outcome !== 'accepted') await dropFiles(kept);
    if (outcome !== 'accepted' && outcome !== 'replayed') {
      return { kind: 'refused', status: STATUS[outcome], why: outcome };
    }
    wakeWorker();
    if (outcome === 'accepted') listChanged('feedback');
    const { entryId, protocol, opened, missing } = answered;
    return { kind: 'accepted', entryId, protocol, secret: opened ? secret : null, missing };
  } catch (error) {
    log.error({ err: error }, 'feedback could not be stored');
    if (error instanceof DatabaseUnavailable) {
      settleLater(kept.map(({ storage_key }) => storage_key));
      return { kind: 'failed', status: 503 };
    }
    await dropFiles(kept);
    return { kind: 'failed', status: 500 };
  }
}

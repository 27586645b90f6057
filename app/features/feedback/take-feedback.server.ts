import { randomBytes } from 'node:crypto';
import { derivedLeadIds, isLeadId } from '#app/features/qualification/lead-id.server.ts';
import type { Locale } from '#app/i18n/locale.ts';
import { asActor, DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { nudgeJobs } from '#app/platform/jobs.server.ts';
import { listChanged } from '#app/platform/list-news.server.ts';
import { log } from '#app/platform/log.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import { settleFileLater } from '#app/platform/settle-file.server.ts';
import { storage } from '#app/platform/storage.server.ts';
import type { UploadedFile } from '#app/platform/uploads.server.ts';
import type { Said } from './feedback.schema.ts';
import { type KeptFile, type Refusal, submitFeedback } from './feedback.store.server.ts';
import { followUpToken, hashOfToken } from './follow-up-link.server.ts';
import { settleLater } from './unsettled-files.server.ts';

export type Sender = {
  remoteAddress: string;
  userAgent: string;
  /** Session-storage id that submissions are limited by, where there is one. */
  session?: string;
};

type Taking = {
  said: Said;
  /** Checked: of a known type, within the limits. */
  files: readonly UploadedFile[];
  sender: Sender;
  locale: Locale;
  /** Id that the sender made; without one it is derived from what was said. */
  id: unknown;
  marks: readonly string[];
};

export type Taken =
  | { kind: 'accepted'; entryId: string; protocol: string }
  | { kind: 'refused'; status: 404 | 422 | 429; why: Refusal }
  | { kind: 'failed'; status: 500 | 503 };

const STATUS: Record<Refusal, 404 | 422 | 429> = {
  limited: 429,
  unknown_project: 404,
  unknown_module: 404,
  type_off: 422,
  attachments_off: 422,
};

/** Puts files into the storage; those of a try that fails halfway are taken out again. */
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

async function dropFiles(files: readonly KeptFile[]): Promise<void> {
  for (const { storage_key } of files) {
    await storage()
      .remove(storage_key)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'a file nobody needs could not be removed'),
      );
  }
}

function arrivalOf({ said, sender, locale, id, marks }: Taking) {
  const { remoteAddress, userAgent, session = '' } = sender;
  const person = keyedHash('sender', remoteAddress, userAgent).toString('base64url');
  const answers = { type: said.type, verbatim: said.verbatim, email: said.email };
  const ids = isLeadId(id)
    ? ([id] as const)
    : derivedLeadIds({ form: `feedback ${said.project}`, answers, sender: person }, Date.now());
  return {
    arrived: {
      ids,
      tokenHash: hashOfToken(followUpToken(ids[0])),
      locale,
      userAgent: userAgent.slice(0, 500),
      limitIdentifier: '',
      marks,
    },
    caller: {
      kind: 'anonymous',
      client: session.slice(0, 64) || person,
      address: keyedHash('address', remoteAddress).toString('base64url'),
    } as const,
  };
}

/**
 * Makes an entry durable with its files, or says why not. Files go first: an entry never names one
 * that is not there, and those of an entry that is not taken are removed. Never throws for what a
 * visitor can cause.
 */
export async function takeFeedback(taking: Taking): Promise<Taken> {
  const { arrived, caller } = arrivalOf(taking);
  let kept: KeptFile[] = [];
  try {
    kept = await keepFiles(taking.files);
    const files = kept;
    const answered = await asActor(caller, (tx) =>
      submitFeedback(tx, taking.said, { ...arrived, files }),
    );
    const { outcome } = answered;
    if (outcome !== 'accepted') await dropFiles(kept);
    if (outcome !== 'accepted' && outcome !== 'replayed') {
      return { kind: 'refused', status: STATUS[outcome], why: outcome };
    }
    nudgeJobs();
    if (outcome === 'accepted') listChanged('feedback');
    return { kind: 'accepted', entryId: answered.entry_id, protocol: answered.protocol };
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

import { rm } from 'node:fs/promises';
import type { Locale } from '#app/i18n/locale.ts';
import { DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import type { UploadedFile } from '#app/platform/files/uploads.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import { isSpooling } from '#app/platform/spool/spool.server.ts';
import { derivedEntryIds } from './entry-id.server.ts';
import type { FeedbackInput } from './feedback.schema.ts';
import type { Refusal } from './feedback.store.server.ts';
import { clientOf, networkHashOf, personOf, type Sender } from './feedback-sender.server.ts';
import { hashOfToken, mailedToken, newSecret } from './follow-up-link.server.ts';
import { filesAgain, spoolEntry } from './spooled-entry.server.ts';
import {
  type EntryToStore,
  type FeedbackOutcome,
  LostWithFiles,
  storeEntry,
} from './store-entry.server.ts';

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

const STATUS: Record<Refusal, 404 | 422 | 429> = {
  limited: 429,
  unknown_project: 404,
  unknown_module: 404,
  type_off: 422,
  attachments_off: 422,
  secret_taken: 422,
};

function entryOf(
  { input, files, room, sender, locale, id, marks }: FeedbackRequest,
  secret: string,
): EntryToStore {
  const ids = id ? ([id] as const) : derivedEntryIds(input, files, personOf(sender));
  const network = networkHashOf(sender);
  return {
    // When it was sent, where the sender has not said so.
    input: { ...input, context: { timestamp: new Date().toISOString(), ...input.context } },
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
    },
    files,
  };
}

async function storeOrSpool(entry: EntryToStore, secret: string): Promise<FeedbackOutcome> {
  // Behind those that wait.
  const waiting = isSpooling() ? await spoolEntry(entry, secret) : null;
  if (waiting) return waiting;
  try {
    const answered = await storeEntry(entry);
    if (answered.protocol === null) {
      const { outcome } = answered;
      return { kind: 'refused', status: STATUS[outcome], code: outcome };
    }
    const { entryId, protocol, opened, missing } = answered;
    return { kind: 'accepted', entryId, protocol, secret: opened ? secret : null, missing };
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error;
    const stored = error instanceof LostWithFiles ? error.stored : [];
    const files = await filesAgain(entry.files, stored);
    try {
      const spooled = await spoolEntry({ ...entry, files }, secret);
      if (spooled) return spooled;
    } finally {
      for (const { place } of files) await rm(place, { force: true });
    }
    throw error;
  }
}

/** Stores an entry with its files, or returns why not. Never throws for what a visitor can cause. */
export async function acceptFeedback(request: FeedbackRequest): Promise<FeedbackOutcome> {
  const secret = request.secret ?? newSecret();
  try {
    return await storeOrSpool(entryOf(request, secret), secret);
  } catch (error) {
    log.error({ err: error }, 'feedback could not be stored');
    return { kind: 'failed', status: error instanceof DatabaseUnavailable ? 503 : 500 };
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { DatabaseUnavailable } from '#app/platform/database/database.server.ts';
import { log } from '#app/platform/log/log.server.ts';
import type { MailboxPlace } from './mailbox-place.ts';
import { type Pace, paceOf } from './pace.ts';

/** A mail as it is in the mailbox. */
export type LyingMail = {
  mailbox: string;
  /** The UIDVALIDITY of the mailbox: its numbers are assigned again when it changes. */
  uidValidity: number;
  uid: number;
  receivedAt: Date;
  /** The size by the server, for a mail that is not read. */
  from: string | null;
  subject: string;
  /** Why it is skipped unread. */
  aside: 'too_large' | 'failed' | null;
  /** Fetches its bytes; a skipped mail has none. */
  read: () => Promise<Uint8Array>;
};
/** Ingests a mail, once; false marks it in the mailbox, as it was not ingested for good. */
export type IngestMail = (mail: LyingMail) => Promise<boolean>;

const LARGEST_MAIL_BYTES = 30 * 1024 * 1024;
/** Mails beyond this wait in the mailbox, so that nothing else waits for them. */
const MAILS = 60;
const WITHIN_MS = 60_000;
/** In case the server fails to announce new mail. */
const LOOK_MS = 60_000;
const TRIES = 3;
/** A mail that takes longer is read in parallel with later ones. */
const SLOW_MS = 2_000;
const MOST_SLOW = 3;
const TIMEOUT_MS = 20_000;
/** Longer than the interval of polls. */
const SILENCE_MS = 150_000;

/** The library is loaded with the first mailbox: most sites read none. */
async function clientOf(place: MailboxPlace): Promise<ImapFlow> {
  const { host, port, secure, near, user, password } = place;
  const { ImapFlow: Client } = await import('imapflow');
  return new Client({
    host,
    port,
    secure,
    ...(secure || near ? {} : { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: SILENCE_MS,
    maxLineLength: 8 * 1024 * 1024,
    maxLiteralSize: LARGEST_MAIL_BYTES + 1024,
    maxResponseSize: 2 * LARGEST_MAIL_BYTES,
  });
}

/** Mails that failed by themselves, with the number of tries: the line or the database is not their fault. */
const tries = new Map<string, number>();

const lying = (
  place: MailboxPlace,
  uidValidity: number,
  { uid, envelope, internalDate }: FetchMessageObject,
): Omit<LyingMail, 'read' | 'aside'> => ({
  mailbox: place.name,
  uidValidity,
  uid,
  receivedAt: new Date(internalDate ?? Date.now()),
  from: envelope?.from?.[0]?.address ?? null,
  subject: envelope?.subject ?? '',
});

/** What a connection reports by itself: that it has ended, and that there is new mail. */
function watched(client: ImapFlow, stop: AbortSignal) {
  const seen = { closed: false, news: false, failure: undefined as Error | undefined };
  let resume = () => {};
  client.on('error', (error) => {
    seen.failure = error;
  });
  client.on('close', () => {
    seen.closed = true;
    resume();
  });
  client.on('exists', () => {
    seen.news = true;
    resume();
  });
  return {
    seen,
    over: () => seen.closed || stop.aborted,
    /** Waits for the server's announcement, up to a limit. */
    untilNews: async () => {
      if (seen.news || seen.closed || stop.aborted) return;
      const { promise, resolve } = Promise.withResolvers<void>();
      resume = resolve;
      const timer = setTimeout(resolve, LOOK_MS);
      // Ends with the next command; should it fail, the connection closes and reports it.
      client.idle().catch(() => undefined);
      await promise;
      clearTimeout(timer);
    },
  };
}

type Folder = { client: ImapFlow; place: MailboxPlace; uidValidity: number; ingest: IngestMail };

async function ingestOne(
  { client, place, uidValidity, ingest }: Folder,
  uid: number,
): Promise<void> {
  const name = `${place.name} ${uidValidity} ${uid}`;
  const alone = { uid: true } as const;
  const fields = { uid: true, size: true, envelope: true, internalDate: true } as const;
  const facts = await client.fetchOne(String(uid), fields, alone);
  if (!facts) return;
  const tried = tries.get(name) ?? 0;
  const large = (facts.size ?? 0) > LARGEST_MAIL_BYTES;
  const aside = large ? 'too_large' : tried >= TRIES ? 'failed' : null;
  const read = async () => {
    const fetched = aside ? false : await client.fetchOne(String(uid), { source: true }, alone);
    if (!client.usable) throw new Error('The connection ended within a mail.');
    return (fetched === false ? undefined : fetched.source) ?? new Uint8Array();
  };
  const taking = ingest({ ...lying(place, uidValidity, facts), aside, read });
  const ingested = await taking.catch((error: unknown) => {
    const isItsFault = client.usable && !(error instanceof DatabaseUnavailable);
    if (isItsFault) tries.set(name, tried + 1);
    throw error;
  });
  // Only after it was recorded: after a crash in between it is found again, and recognized.
  const flags = ingested ? ['\\Seen'] : ['\\Seen', '\\Flagged'];
  await client.messageFlagsAdd(String(uid), flags, alone);
  tries.delete(name);
}

/** Mails that take long, by their numbers. */
type Slow = Map<number, Promise<void>>;

/** Ingests the new mails, one after the other; a failed one is left for the next poll. */
async function ingestAll(
  folder: Folder,
  { over, stop, pace, slow }: { over: () => boolean; stop: AbortSignal; pace: Pace; slow: Slow },
): Promise<void> {
  const found = (await folder.client.search({ seen: false }, { uid: true })) || [];
  for (const uid of found.filter((one) => !slow.has(one)).sort((one, other) => one - other)) {
    for (let wait = pace.wait(); wait > 0; wait = pace.wait()) {
      await pause(wait, undefined, { signal: stop });
    }
    const taking = ingestOne(folder, uid)
      .catch((error: unknown) => {
        if (over() || error instanceof DatabaseUnavailable) throw error;
        log.warn({ err: error, uid }, 'a mail could not be ingested');
      })
      .finally(() => slow.delete(uid));
    slow.set(uid, taking);
    const waiting = new AbortController();
    await Promise.race([
      taking,
      pause(SLOW_MS, undefined, { signal: waiting.signal }).catch(() => undefined),
    ]).finally(() => waiting.abort());
    if (slow.size >= MOST_SLOW) await Promise.race(slow.values());
  }
}

/** One connection, from its beginning to its end. Resolves when it is stopped. */
export async function readMailbox(
  place: MailboxPlace,
  ingest: IngestMail,
  { stop, looked }: { stop: AbortSignal; looked: () => Promise<void> },
): Promise<void> {
  const client = await clientOf(place);
  if (stop.aborted) return;
  const { seen, over, untilNews } = watched(client, stop);
  const pace = paceOf(MAILS, WITHIN_MS);
  const slow: Slow = new Map();
  const end = () => client.close();
  stop.addEventListener('abort', end, { once: true });
  try {
    await client.connect();
    const { uidValidity } = await client.mailboxOpen(place.folder);
    const folder = { client, place, uidValidity: Number(uidValidity), ingest };
    while (!over()) {
      seen.news = false;
      await ingestAll(folder, { over, stop, pace, slow });
      await looked();
      await untilNews();
    }
    throw seen.failure ?? new Error('The mail server has ended the connection.');
  } catch (error) {
    if (!stop.aborted) throw seen.failure ?? error;
  } finally {
    stop.removeEventListener('abort', end);
    client.close();
    await Promise.allSettled(slow.values());
  }
}

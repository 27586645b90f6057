import { setTimeout as pause } from 'node:timers/promises';
import { log } from '#app/platform/log/log.server.ts';
import { inboundMailUrl, onMailServers } from '../mail-servers.server.ts';
import { noteMailbox, whileHolding } from './mailbox-lease.server.ts';
import { type MailboxPlace, mailboxPlace } from './mailbox-place.ts';
import { type IngestMail, readMailbox } from './mailbox-session.server.ts';

/** Between tries, the longer the more have failed. */
const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 60_000];
/** A connection of this length counts as a good one. */
const GOOD_MS = 30_000;
/** How often another process is checked for still reading the mailbox. */
const ASK_MS = 15_000;

const reasonOf = (error: unknown): string => {
  const { message, responseText } = error as Error & { responseText?: string };
  return responseText ? `${message}: ${responseText}` : message;
};

async function note(mailbox: string, problem: string | null): Promise<void> {
  try {
    await noteMailbox(mailbox, problem);
  } catch (error) {
    log.warn({ err: error }, 'the state of the mailbox could not be recorded');
  }
}

/** Reads until the connection ends, and records why. */
async function turn(place: MailboxPlace, ingest: IngestMail, stop: AbortSignal): Promise<boolean> {
  return whileHolding(place.name, async (lost) => {
    try {
      await readMailbox(place, ingest, {
        stop: AbortSignal.any([stop, lost]),
        looked: () => note(place.name, null),
      });
    } catch (error) {
      log.warn({ err: error, mailbox: place.name }, 'the mailbox cannot be read; retrying');
      await note(place.name, reasonOf(error));
    }
  });
}

async function read(place: MailboxPlace, ingest: IngestMail, stop: AbortSignal): Promise<void> {
  let failed = 0;
  while (!stop.aborted) {
    const began = performance.now();
    let mine = false;
    try {
      mine = await turn(place, ingest, stop);
    } catch (error) {
      log.warn({ err: error }, 'the lock of the mailbox could not be taken; retrying');
    }
    failed = performance.now() - began > GOOD_MS ? 0 : failed;
    const wait = mine ? RETRY_MS[Math.min(failed, RETRY_MS.length - 1)] : ASK_MS;
    if (mine) failed += 1;
    await pause(wait, undefined, { signal: stop, ref: false }).catch(() => undefined);
  }
}

type Reading = { url: string; stop: AbortController; ended: Promise<void> };

/**
 * Reads the mailbox of the settings as long as this process runs, and another one once staff have changed it. One
 * process at a time reads; the server notifies it of new mail, and it reconnects whenever the connection ends. Returns
 * the function that stops it.
 */
export function keepReadingMail(ingest: IngestMail): () => Promise<void> {
  let current: Reading | undefined;
  let former = Promise.resolve();
  const end = () => {
    current?.stop.abort();
    former = Promise.all([former, current?.ended]).then(() => undefined);
    current = undefined;
  };
  const settle = () => {
    const url = inboundMailUrl();
    if (url === current?.url) return;
    end();
    if (url === undefined) return;
    const stop = new AbortController();
    const ended = former.then(() => read(mailboxPlace(url), ingest, stop.signal));
    current = { url, stop, ended };
  };
  settle();
  const unfollow = onMailServers(settle);
  return async () => {
    unfollow();
    end();
    await former;
  };
}

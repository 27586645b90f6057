import { randomUUID } from 'node:crypto';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';

/** The lease of a killed process lasts this long. */
const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;

/** The id of this process as the one reader of a mailbox. */
const holder = randomUUID();

/** Acquires or renews the lease of a mailbox; false where another process has it. */
const hold = (mailbox: string): Promise<boolean> =>
  asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.lock_mailbox', { mailbox, holder, seconds: LEASE_SECONDS }),
  );

/**
 * Runs `work` while this process alone reads a mailbox; false where another one does. The signal ends it
 * when the lease could not be renewed. Should two processes overlap for a moment, each mail is still
 * ingested once.
 */
export async function whileHolding(
  mailbox: string,
  work: (lost: AbortSignal) => Promise<void>,
): Promise<boolean> {
  if (!(await hold(mailbox))) return false;
  const lost = new AbortController();
  const renew = async () => {
    if (!(await hold(mailbox).catch(() => false))) lost.abort();
  };
  const timer = setInterval(() => void renew(), RENEW_MS);
  try {
    await work(lost.signal);
  } finally {
    clearInterval(timer);
    await asActor({ kind: 'system' }, (tx) =>
      callValue(tx, 'private.unlock_mailbox', { mailbox, holder }),
    ).catch(() => undefined);
  }
  return true;
}

/** Records that a mailbox was read, or the error that prevents it. */
export async function noteMailbox(mailbox: string, problem: string | null): Promise<void> {
  await asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.note_mailbox', { mailbox, problem }),
  );
}

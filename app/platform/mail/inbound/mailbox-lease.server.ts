import { randomUUID } from 'node:crypto';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';

/** A process that was killed keeps the others waiting for so long. */
const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;

/** Of several processes one reads a mailbox: this is what it is known by. */
const holder = randomUUID();

/** Asks to read a mailbox, or to go on; false where another process does. */
const hold = (mailbox: string): Promise<boolean> =>
  asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.hold_mailbox', { mailbox, holder, seconds: LEASE_SECONDS }),
  );

/**
 * Does `work` while this process alone reads a mailbox; false where another one does. The signal ends
 * it when the lease could not be renewed. Should two work for a moment all the same, each mail is still
 * taken once.
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
      callValue(tx, 'private.leave_mailbox', { mailbox, holder }),
    ).catch(() => undefined);
  }
  return true;
}

/** Puts on record that a mailbox was looked into, or what keeps it from being read. */
export async function noteMailbox(mailbox: string, problem: string | null): Promise<void> {
  await asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.note_mailbox', { mailbox, problem }),
  );
}

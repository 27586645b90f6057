import { sql } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { visitorNetwork } from '#app/platform/http/origins.server.ts';
import { TRIES } from './limits.ts';

/** The name of a counter. */
export const nameOf = (kind: string, subject: string) => `sign-in:${kind}:${subject}`;

type Subjects = Partial<Record<keyof typeof TRIES, string>>;

/** Kinds whose subject is the caller's address: they count its network, or nothing where many share it. */
const BY_NETWORK: readonly string[] = ['address', 'choice'];

/** The counter names of subjects. */
const namesOf = (subjects: Subjects) =>
  Object.entries(subjects).flatMap(([kind, subject]) => {
    const counted = BY_NETWORK.includes(kind) ? visitorNetwork(subject) : subject;
    return counted ? [{ name: nameOf(kind, counted), ...TRIES[kind as keyof typeof TRIES] }] : [];
  });

/**
 * Counts one try on each subject (an e-mail address, a user id, a browser, a network address) and returns
 * whether all of them still have room. An address counts as its network (IPv6 by its first 64 bits), and
 * not at all where it is private or a proxy's own. Counters are shared by all processes.
 */
export async function mayTry(subjects: Subjects): Promise<boolean> {
  return asActor({ kind: 'system' }, async (tx) => {
    let allowed = true;
    for (const { name, max, window } of namesOf(subjects)) {
      const { rows } = await sql<{ allowed: boolean }>`
        select public.check_rate_limit(${name}, ${max}, ${window}::interval)
          as allowed`.execute(tx);
      allowed &&= rows[0]?.allowed ?? false;
    }
    return allowed;
  });
}

/** Uncounts the tries of one network at one account, the latest included, from both of their counters. */
export const forgiveTries = (account: string, network: string, pair: string) =>
  asActor({ kind: 'system' }, (tx) =>
    callValue(tx, 'private.forgive_tries', { account, network, pair }),
  );

/** Uncounts the latest hit of that name. */
export const undoTry = (name: string) =>
  asActor({ kind: 'system' }, (tx) => callValue(tx, 'private.undo_try', { identifier: name }));

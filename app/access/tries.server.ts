import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { TRIES } from './limits.ts';

const nameOf = (kind: string, subject: string) => `sign-in:${kind}:${subject}`;

/**
 * Counts one try on each subject ("account" an e-mail address or a person's id, "address" a network
 * address) and says whether all of them still have room. Counters are shared by all processes.
 */
export async function mayTry(
  subjects: Partial<Record<keyof typeof TRIES, string>>,
): Promise<boolean> {
  return asActor({ kind: 'system' }, async (tx) => {
    let allowed = true;
    for (const [kind, subject] of Object.entries(subjects)) {
      const { max, window } = TRIES[kind as keyof typeof TRIES];
      const { rows } = await sql<{ allowed: boolean }>`
        select public.check_rate_limit(${nameOf(kind, subject)}, ${max}, ${window}::interval)
          as allowed`.execute(tx);
      allowed &&= rows[0]?.allowed ?? false;
    }
    return allowed;
  });
}

/** Takes back the try of an account that has succeeded: only failed ones count. */
export async function triedWell(account: string): Promise<void> {
  await asActor({ kind: 'system' }, (tx) =>
    sql`select private.take_back_try(${nameOf('account', account)})`.execute(tx),
  );
}

type From = { address: string; agent: string };

/** As `mayTry`, for the network address of the caller and what is given besides; a refusal is
 * recorded. */
export async function mayCall(
  { address, agent }: From,
  subjects: { account?: string; mail?: string } = {},
): Promise<boolean> {
  const allowed = await mayTry({ ...subjects, address });
  if (!allowed) {
    await logSecurityEvent({
      type: 'rate_limited',
      severity: 'warning',
      address,
      agent,
      details: { of: Object.keys({ ...subjects, address }).join(' ') },
    });
  }
  return allowed;
}

/** How long an answer takes at least that must not tell whether an address has an account: longer
 * than writing a mail for one. Milliseconds. */
const EVEN_ANSWER_MS = 400;

/** Does work whose length would tell a stranger something, and ends no sooner than other work. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), delay(EVEN_ANSWER_MS)]);
  return done;
}

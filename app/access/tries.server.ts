import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import type { Caller, Outcome } from './account-call.server.ts';
import { knownDevice, type Whose } from './known-device.server.ts';
import { MAIL_KINDS, MAILS, type MailKind, TRIES } from './limits.ts';

const nameOf = (kind: string, subject: string) => `sign-in:${kind}:${subject}`;

type Subjects = Partial<Record<keyof typeof TRIES, string>>;

/**
 * Counts one try on each subject (an e-mail address, a person's id, a browser, a network address)
 * and says whether all of them still have room. Counters are shared by all processes.
 */
export async function mayTry(subjects: Subjects): Promise<boolean> {
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

const takeBack = (name: string) =>
  asActor({ kind: 'system' }, (tx) => sql`select private.take_back_try(${name})`.execute(tx));

type From = { address: string; agent: string };

const recordLimit = ({ address, agent }: From, of: string) =>
  logSecurityEvent({
    type: 'rate_limited',
    severity: 'warning',
    address,
    agent,
    details: { of },
  });

/** As `mayTry`, for the network address of the caller; a refusal is recorded. */
export async function mayCall({ address, agent }: From): Promise<boolean> {
  const allowed = await mayTry({ address });
  if (!allowed) await recordLimit({ address, agent }, 'address');
  return allowed;
}

/** A guess that was let through. `right` takes it back: only failed ones count. */
export type Guess = { right: () => Promise<unknown> };

/**
 * Counts a guess at an account and says whether there is room for it: a browser that has signed the
 * account in is counted by itself, all others together and by their network address besides. Null
 * when there is none; the caller of this puts that on record.
 */
export async function mayGuess(
  caller: Caller,
  whose: Whose,
  what: 'account' | 'code' = 'account',
): Promise<Guess | null> {
  const device = await knownDevice(caller, whose);
  const account = 'email' in whose ? whose.email : whose.userId;
  const own = device ? nameOf('device', device) : nameOf(what, account);
  const allowed = await mayTry(device ? { device } : { [what]: account, address: caller.address });
  return allowed ? { right: () => takeBack(own) } : null;
}

/** As `mayGuess`, where somebody is signed in: a refusal is recorded. */
export async function mayProve(caller: Caller, email: string): Promise<Guess | null> {
  const guess = await mayGuess(caller, { email });
  if (!guess) await recordLimit(caller, 'account');
  return guess;
}

/** How long an answer takes at least that must not tell whether an address has an account: longer
 * than writing a mail for one. Milliseconds. */
const EVEN_ANSWER_MS = 400;

/** Does work whose length would tell a stranger something, and ends no sooner than other work. */
async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), delay(EVEN_ANSWER_MS)]);
  return done;
}

const seconds = (count: number) => `${count} seconds`;

async function mayMail(name: string, kind: MailKind) {
  const { pauseS, holdsS } = MAIL_KINDS[kind];
  const { rows } = await asActor({ kind: 'system' }, (tx) =>
    sql<{ verdict: 'send' | 'under way' | 'limited' }>`
      select private.ask_for_mail(${name}, ${seconds(pauseS)}::interval,
        ${seconds(holdsS)}::interval, ${MAILS.hour}, ${MAILS.day}) as verdict`.execute(tx),
  );
  return rows[0]?.verdict ?? 'limited';
}

/**
 * Sends a mail about an account that somebody asks for. Each kind has a budget of its own, and a
 * browser that has signed the account in one besides that of strangers. While the mail of before is
 * under way nothing is sent, and the answer is the same. None of it depends on whether there is such
 * an account, and every answer takes as long.
 */
export async function askedFor(
  caller: Caller,
  { kind, email }: { kind: MailKind; email: string },
  send: () => Promise<Outcome>,
): Promise<Outcome> {
  const device = await knownDevice(caller, { email });
  const name = nameOf(`mail:${kind}`, device ?? email);
  const verdict =
    device || (await mayTry({ address: caller.address })) ? await mayMail(name, kind) : 'limited';
  if (verdict === 'limited') {
    await recordLimit(caller, `mail ${kind}`);
    return { kind: 'refused', reason: 'mails' };
  }
  return evenly(async () => {
    if (verdict === 'under way') return { kind: 'done', cookies: [] };
    try {
      const outcome = await send();
      if (outcome.kind === 'refused') await takeBack(name);
      return outcome;
    } catch (error) {
      await takeBack(name);
      throw error;
    }
  });
}

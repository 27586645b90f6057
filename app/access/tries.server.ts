import { setTimeout as delay } from 'node:timers/promises';
import { logSecurityEvent } from '#app/audit/security-log.server.ts';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { visitorNetwork } from '#app/platform/http/origins.server.ts';
import { type Caller, type Outcome, settled } from './account-call.server.ts';
import { knownDevice, type Whose } from './known-device.server.ts';
import { MAIL_KINDS, MAILS, type MailKind } from './limits.ts';
import { forgiveTries, mayTry, nameOf, undoTry } from './try-counters.server.ts';

type From = { address: string; agent: string };

const recordLimit = ({ address, agent }: From, of: string) =>
  logSecurityEvent({
    type: 'rate_limited',
    severity: 'warning',
    address,
    agent,
    details: { of },
  });

/**
 * A guess that was allowed. Only failed ones count: `right` uncounts it, with the failures of the same
 * network at the same account; `unjudged` uncounts this one alone.
 */
export type Guess = { right: () => Promise<unknown>; unjudged: () => Promise<unknown> };

/** Counts a call with a token for the network of the caller. Null when there is no room; that is recorded. */
export async function mayCall({ address, agent }: From): Promise<Guess | null> {
  if (!(await mayTry({ address }))) {
    await recordLimit({ address, agent }, 'address');
    return null;
  }
  const network = visitorNetwork(address);
  const uncount = async () => network && undoTry(nameOf('address', network));
  return { right: uncount, unjudged: uncount };
}

/** Counts a new password to be estimated for the network of the caller; a refusal is logged. */
export async function mayChoose({ address, agent }: From): Promise<boolean> {
  const allowed = await mayTry({ choice: address });
  if (!allowed) await recordLimit({ address, agent }, 'choice');
  return allowed;
}

function guessOf(own: string, network: string | null, pair: string): Guess {
  if (!network) return { right: () => undoTry(own), unjudged: () => undoTry(own) };
  const total = nameOf('address', network);
  return {
    right: () => forgiveTries(own, total, nameOf('pair', pair)),
    unjudged: () => Promise.all([own, total, nameOf('pair', pair)].map(undoTry)),
  };
}

/**
 * Counts a guess at an account and returns whether there is room for it. A browser known to the account has
 * a counter of its own; all others share one, and have one by network address besides. Null when there is
 * no room; the caller logs that.
 */
export async function mayGuess(
  caller: Caller,
  whose: Whose,
  what: 'account' | 'code' = 'account',
): Promise<Guess | null> {
  const device = await knownDevice(caller, whose);
  if (device) {
    return (await mayTry({ device })) ? guessOf(nameOf('device', device), null, '') : null;
  }
  const account = 'email' in whose ? whose.email : whose.userId;
  const network = visitorNetwork(caller.address);
  const pair = `${what}:${account}:${network}`;
  const allowed = await mayTry({
    [what]: account,
    address: caller.address,
    ...(network && { pair }),
  });
  return allowed ? guessOf(nameOf(what, account), network, pair) : null;
}

/** Makes the call that a guess was counted for, as `settled` does. A right guess is without_counters, and so is one
 * that could not be judged for lack of time. */
export async function judged<T>(guess: Guess, ...call: Parameters<typeof settled<T>>) {
  const answer = await settled(...call);
  if (answer.kind === 'done') await guess.right();
  else if (answer.reason === 'busy') await guess.unjudged();
  return answer;
}

/** As `mayGuess`, with a signed-in user: a refusal is logged. */
export async function mayProve(caller: Caller, email: string): Promise<Guess | null> {
  const guess = await mayGuess(caller, { email });
  if (!guess) await recordLimit(caller, 'account');
  return guess;
}

/** The minimum duration of a reply that must not reveal whether an address has an account: longer than
 * writing a mail for one. Milliseconds. */
const EVEN_ANSWER_MS = 400;

/** Does work whose duration would reveal something, and ends no sooner than other work. */
async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const [done] = await Promise.all([work(), delay(EVEN_ANSWER_MS)]);
  return done;
}

const seconds = (count: number) => `${count} seconds`;

function mayMail(name: string, kind: MailKind) {
  const { pauseS, holdsS } = MAIL_KINDS[kind];
  return asActor({ kind: 'system' }, (tx) =>
    callValue(
      tx,
      'private.ask_for_mail',
      { identifier: name, pause: seconds(pauseS), holds: seconds(holdsS), ...MAILS },
      typed<'send' | 'under way' | 'limited'>(),
    ),
  );
}

/**
 * Sends a mail about an account on request. Each kind has a budget of its own. A browser that has signed in
 * to the account has a budget apart from that of unknown browsers. While the previous mail is being sent no
 * other is, and the reply is the same. None of it depends on whether there is such an account, and every
 * reply takes equally long.
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
      if (outcome.kind === 'refused') await undoTry(name);
      return outcome;
    } catch (error) {
      await undoTry(name);
      throw error;
    }
  });
}

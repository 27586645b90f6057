import { randomBytes, timingSafeEqual } from 'node:crypto';
import { callRows, callValue } from '#app/platform/database/call-function.server.ts';
import { asActor } from '#app/platform/database/database.server.ts';
import { rawCookie } from '#app/platform/http/cookies.server.ts';
import { keyedHash } from '#app/platform/secrets.server.ts';
import type { Caller } from './account-call.server.ts';
import { recordAttempt } from './attempt-record.server.ts';
import { DEVICE_COOKIE_KEY } from './cookie-names.ts';
import { KNOWN_DEVICE_S } from './limits.ts';
import { ownCookie, ownCookieName } from './own-cookie.server.ts';

/*
 * Device cookies (OWASP, "Slow down online guessing attacks with device cookies"): a browser that has
 * signed in to an account carries a signed mark of it. Its guesses at that account are counted by the mark;
 * all other guesses are counted together. A mark grants no access.
 */

/** An account by its address or its id. */
export type Whose = { email: string } | { userId: string };

type Mark = { userId: string; generation: string; issued: string; nonce: string };

const NONCE_BYTES = 16;
/** Users who share a browser have a mark each, up to so many of the latest. */
const MARKS = 4;
const BETWEEN = '~';

const nowS = () => Math.floor(Date.now() / 1000);

const signature = ({ userId, generation, issued, nonce }: Mark) =>
  keyedHash('device', userId, generation, issued, nonce);

const written = (mark: Mark) =>
  [
    mark.userId,
    mark.generation,
    mark.issued,
    mark.nonce,
    signature(mark).toString('base64url'),
  ].join('.');

/** A mark as this site has signed it, or null. */
function markIn(text: string): Mark | null {
  const [userId = '', generation = '', issued = '', nonce = '', given = ''] = text.split('.');
  const mark = { userId, generation, issued, nonce };
  const [right, proof] = [Buffer.from(written(mark)), Buffer.from(text)];
  return given && right.length === proof.length && timingSafeEqual(right, proof) ? mark : null;
}

/** The marks a browser carries, and whether there are any that this site has not signed. */
function marksOf(caller: Caller): { marks: Mark[]; forged: boolean } {
  const value = rawCookie(caller, ownCookieName(DEVICE_COOKIE_KEY));
  const all = value ? value.split(BETWEEN).slice(0, MARKS).map(markIn) : [];
  const since = nowS() - KNOWN_DEVICE_S;
  const marks = all.filter((mark) => mark !== null && Number(mark.issued) > since) as Mark[];
  return { marks, forged: all.includes(null) };
}

/** The account, and the marks valid for it; undefined when there is none. */
async function accountOf(whose: Whose) {
  const { email, userId } = { email: null, userId: null, ...whose };
  const [account] = await asActor({ kind: 'system' }, (tx) =>
    callRows(tx, 'private.device_generation', { userId, email }),
  );
  return account;
}

/**
 * The name under which this browser's own tries at an account are counted; null where the account does not
 * know the browser. Makes the same queries whether or not the account exists. A forged mark is ignored and
 * logged.
 */
export async function knownDevice(caller: Caller, whose: Whose): Promise<string | null> {
  const { marks, forged } = marksOf(caller);
  if (forged) {
    const { address, agent } = caller;
    await recordAttempt({ type: 'device_forged', address, agent });
  }
  if (marks.length === 0) return null;
  const account = await accountOf(whose);
  const mark = marks.find(
    ({ userId, generation }) =>
      userId === account?.userId && Number(generation) === account.generation,
  );
  return mark ? `${mark.userId}:${mark.nonce}` : null;
}

/** The cookie by which this browser is known to an account from now on: with a new mark, and those of other
 * users of the browser. */
export async function deviceCookie(caller: Caller, userId: string): Promise<string> {
  const account = await accountOf({ userId });
  const others = marksOf(caller).marks.filter((mark) => mark.userId !== userId);
  const own: Mark = {
    userId,
    generation: String(account?.generation ?? 0),
    issued: String(nowS()),
    nonce: randomBytes(NONCE_BYTES).toString('base64url'),
  };
  const value = [own, ...others].slice(0, MARKS).map(written).join(BETWEEN);
  return ownCookie(DEVICE_COOKIE_KEY, value, KNOWN_DEVICE_S);
}

/** Forgets all browsers that were known to an account. */
export async function forgetDevices(userId: string): Promise<void> {
  await asActor({ kind: 'system' }, (tx) => callValue(tx, 'private.forget_devices', { userId }));
}

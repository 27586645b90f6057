import crypto from 'node:crypto';
import { isMainThread } from 'node:worker_threads';

/*
 * Preloaded by a recording and its threads, the embedded database's among them, so that what a release replies
 * depends neither on when it is recorded, nor on how busy the machine is, nor on chance.
 */

/** How many times slower than real time the clock runs. */
const SLOWNESS = 60;

// The moment at which the clock starts, and the real time then, both in milliseconds since 1970.
const [start = 0, realStart = 0] = (process.env['COMPARED_CLOCK'] ?? '').split(' ').map(Number);
const realNow = Date.now;
const elapsed = () => (realNow() - realStart) / SLOWNESS;

// The database orders what was written one after the other by fractions of a millisecond.
const now = () => start + (isMainThread ? Math.floor(elapsed()) : elapsed());

globalThis.Date = new Proxy(Date, {
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made),
});

const UUID_BYTES = 16;
const COUNTER_BYTES = 6;

let ids = 0;
const { randomFillSync } = crypto;

/** The engine reads random bytes from the end of a buffer. Each sixteen of them, which is a UUID, begin with a
 * number that rises: rows that are ordered by id are in the order in which they were made. */
function fillInOrder(bytes: Uint8Array): Uint8Array {
  randomFillSync(bytes);
  for (let first = bytes.length - 1; first >= UUID_BYTES - 1; first -= UUID_BYTES) {
    ids += 1;
    for (let place = 0; place < COUNTER_BYTES; place += 1) {
      bytes[first - place] = Math.floor(ids / 256 ** (COUNTER_BYTES - 1 - place)) % 256;
    }
  }
  return bytes;
}

if (!isMainThread) crypto.randomFillSync = fillInOrder as typeof randomFillSync;

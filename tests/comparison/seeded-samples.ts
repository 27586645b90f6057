import { AsyncLocalStorage } from 'node:async_hooks';
import crypto, { createHash } from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const seeds = new AsyncLocalStorage<() => string>();
const { randomUUID } = crypto;
crypto.randomUUID = (options) =>
  (seeds.getStore()?.() ?? randomUUID(options)) as ReturnType<typeof randomUUID>;
syncBuiltinESMExports();

/** A version 4 UUID made of a text. */
const uuidOf = (text: string) =>
  createHash('sha256')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

/**
 * Runs `work`; every `randomUUID()` in it follows from `seed`, so that what a sample names at random has
 * the same names, and is in the same order of lists, in every recording.
 */
export function seeded<Result>(seed: string, work: () => Result): Result {
  let count = 0;
  return seeds.run(() => {
    count += 1;
    return uuidOf(`${seed} ${count}`);
  }, work);
}

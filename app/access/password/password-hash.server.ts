import { hashPassword, verifyPassword } from 'better-auth/crypto';
import { boundedQueue } from '#app/platform/threads/bounded-queue.server.ts';

/**
 * Hashing runs in the threads that Node also uses for files and name lookups (four, UV_THREADPOOL_SIZE):
 * two hashes at once leave the others free. Each takes about a tenth of a second and 32 MB, so the last in
 * the queue gets its result in two seconds; those beyond are refused with `QueueFull`.
 */
const inTurn = boundedQueue({ atOnce: 2, waiting: 40 });

/** The auth library's own hash of passwords (scrypt), a bounded number at once. */
export const boundedHash = {
  hash: (password: string) => inTurn(() => hashPassword(password)),
  verify: (given: { hash: string; password: string }) => inTurn(() => verifyPassword(given)),
};

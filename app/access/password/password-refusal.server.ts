import { QueueFull } from '#app/platform/threads/bounded-queue.server.ts';
import { workerThread } from '#app/platform/threads/worker-thread.server.ts';
import type { Caller, Refusal } from '../account-call.server.ts';
import { mayChoose } from '../tries.server.ts';
import { breached } from './breached-password.server.ts';
import type { PasswordToScore } from './password-strength.server.ts';

/** How strong a password must be, of zxcvbn's 0 to 4: 2 withstands guessing online. */
const LEAST_SCORE = 2;

/** One after the other: at half a second each, the last in the queue gets its result in ten. */
const scoreOf = workerThread<PasswordToScore, number>({
  file: 'app/access/password/password-estimator.server.ts',
  name: 'password-estimator',
  waiting: 20,
  limitMs: 20_000,
});

/**
 * Why a new password is refused, or null when it will do: `common` when lists of common passwords and the
 * person's own data guess it quickly, `breached` when it is in a known leak, `limited` when the network has
 * tried too many, `busy` when too many wait. Every call counts, so a caller checks its token first.
 */
export async function passwordRefusal(
  caller: Caller,
  password: string,
  personal: readonly string[],
): Promise<Refusal | null> {
  if (!(await mayChoose(caller))) return 'limited';
  try {
    if ((await scoreOf({ password, personal })) < LEAST_SCORE) return 'common';
  } catch (error) {
    if (error instanceof QueueFull) return 'busy';
    throw error;
  }
  return (await breached(password)) ? 'breached' : null;
}

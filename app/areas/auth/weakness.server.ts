import { breached } from '#app/access/breached-password.server.ts';

/** How strong a password must be, of zxcvbn's 0 to 4: 2 withstands guessing online. */
const LEAST_SCORE = 2;

/**
 * Why a new password is refused: `common` when lists of common passwords and the person's own data
 * guess it quickly, `breached` when it is in a known leak; null when it will do.
 */
export async function weakness(
  password: string,
  personal: readonly string[],
): Promise<'common' | 'breached' | null> {
  // A megabyte of word lists, needed when somebody chooses a password and at no other time.
  const { scoreOf } = await import('#app/access/password-strength.server.ts');
  if (scoreOf(password, personal) < LEAST_SCORE) return 'common';
  return (await breached(password)) ? 'breached' : null;
}

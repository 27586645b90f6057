import { z } from 'zod';
import { seal, unseal } from '#app/platform/secrets.server.ts';

const PURPOSE = 'second-step';
/** As long as a user may need to fetch the telephone. Milliseconds. */
const HOLDS_MS = 30 * 60 * 1000;

const pending = z.object({
  userId: z.string(),
  uri: z.string(),
  codes: z.array(z.string()),
  until: z.number(),
});
export type Pending = { uri: string; codes: string[] };

/** A set-up that waits for its first code. It travels with the form, sealed: a wrong code does not ask for
 * the password again, and nothing is stored in between. */
export const keepPending = (userId: string, { uri, codes }: Pending): string =>
  seal(PURPOSE, JSON.stringify({ userId, uri, codes, until: Date.now() + HOLDS_MS }));

/** The set-up in a posted form; undefined when it is another user's, too old, or forged. */
export function openPending(userId: string, sealed: string): Pending | undefined {
  try {
    const typed = pending.parse(JSON.parse(unseal(PURPOSE, sealed)));
    return typed.userId === userId && typed.until > Date.now() ? typed : undefined;
  } catch {
    return undefined;
  }
}

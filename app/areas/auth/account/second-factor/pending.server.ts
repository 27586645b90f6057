import { z } from 'zod';
import { seal, unseal } from '#app/platform/secrets.server.ts';

const PURPOSE = 'second-step';
/** As long as somebody may take to fetch the telephone. Milliseconds. */
const HOLDS_MS = 30 * 60 * 1000;

const pending = z.object({
  userId: z.string(),
  uri: z.string(),
  codes: z.array(z.string()),
  until: z.number(),
});
export type Pending = { uri: string; codes: string[] };

/** What was begun and waits for its first code. It travels with the form, sealed: the password that
 * showed it is not asked again when the code is wrong, and nothing is kept in between. */
export const keepPending = (userId: string, { uri, codes }: Pending): string =>
  seal(PURPOSE, JSON.stringify({ userId, uri, codes, until: Date.now() + HOLDS_MS }));

/** What a form brought back; undefined when it is another person's, too old, or made up. */
export function openPending(userId: string, sealed: string): Pending | undefined {
  try {
    const kept = pending.parse(JSON.parse(unseal(PURPOSE, sealed)));
    return kept.userId === userId && kept.until > Date.now() ? kept : undefined;
  } catch {
    return undefined;
  }
}

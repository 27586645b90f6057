import { sql } from 'kysely';
import { asActor } from '#app/platform/database/database.server.ts';
import { TRIES } from './limits.ts';

/** The name under which something is counted. */
export const nameOf = (kind: string, subject: string) => `sign-in:${kind}:${subject}`;

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

/** Uncounts the latest hit of that name. */
export const takeBack = (name: string) =>
  asActor({ kind: 'system' }, (tx) => sql`select private.take_back_try(${name})`.execute(tx));

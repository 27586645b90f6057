import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Choice, isChoice } from './notices.ts';

type Tx = Transaction<DB>;

/** The kinds of notice that the current user has switched off. */
export async function readSwitchedOff(tx: Tx): Promise<Choice[]> {
  const rows = await tx
    .selectFrom('notice_choices')
    .select(['kind', 'channel'])
    .where('off', '=', true)
    .execute();
  return rows.filter(isChoice);
}

import type { Transaction } from 'kysely';
import { callValue } from '#app/platform/database/call-function.server.ts';
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

/** Switches a kind off or on, for the current user. */
export async function chooseNotice(tx: Tx, { kind, channel }: Choice, off: boolean): Promise<void> {
  await callValue(tx, 'public.choose_notice', { kind, channel, off });
}

import { sql, type Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Notices } from './moments.ts';

/** What the open screens of whoever asks tell her: one statement, with every reading of the frame. */
export async function readNotices(tx: Transaction<DB>): Promise<Notices> {
  const { rows } = await sql<{
    notices: Omit<Notices, 'now' | 'moments'> & {
      now: string;
      moments: (Omit<Notices['moments'][number], 'at'> & { at: string })[];
    };
  }>`select public.notices_waiting() as notices`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('A function answered without a row.');
  const { now, moments, ...rest } = row.notices;
  return {
    ...rest,
    now: Date.parse(now),
    moments: moments.map((moment) => ({ ...moment, at: Date.parse(moment.at) })),
  };
}

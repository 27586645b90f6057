import type { Transaction } from 'kysely';
import { callValue, typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Notices } from './moments.ts';

/** Times as ISO texts, as in JSON. */
type StoredNotices = Omit<Notices, 'now' | 'moments'> & {
  now: string;
  moments: (Omit<Notices['moments'][number], 'at'> & { at: string })[];
};

/** Notices for the open screens of the current user: one statement, with every reload of the frame. */
export async function readNotices(tx: Transaction<DB>): Promise<Notices> {
  const { now, moments, ...rest } = await callValue(
    tx,
    'public.notices_waiting',
    {},
    typed<StoredNotices>(),
  );
  return {
    ...rest,
    now: Date.parse(now),
    moments: moments.map((moment) => ({ ...moment, at: Date.parse(moment.at) })),
  };
}

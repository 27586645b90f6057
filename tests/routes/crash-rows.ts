import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { vi } from 'vitest';
import { ownerSql } from '../../database/testing/scratch-database.ts';
import { UNTIL } from '../patience.ts';

export type CrashRow = {
  id: string;
  origin: string;
  route: string;
  release: string;
  message: string;
  stack: string;
  request_ids: string[];
  seen_count: number;
  mailed_count: number;
};

/** The crashes recorded of a route, oldest first. */
export const crashesOf = (route: string) =>
  ownerSql<CrashRow>('select * from crash_reports where route = $1 order by first_seen_at', [
    route,
  ]);

/** The one row of a route, once it has been seen this often. */
export function crashSeen(route: string, times: number): Promise<CrashRow> {
  return vi.waitFor(async () => {
    const [row, ...more] = await crashesOf(route);
    if (!row || more.length > 0 || row.seen_count !== times) {
      throw new Error(`${route}: ${row?.seen_count ?? 0} times, ${more.length} other rows`);
    }
    return row;
  }, UNTIL);
}

/** How often a mail about a crash was asked for, sent or not. */
export async function mailsEnqueued({ id }: Pick<CrashRow, 'id'>): Promise<number> {
  const [row] = await ownerSql<{ count: number }>(
    // One that is being handed over is in both tables for a moment, under one id.
    `select count(distinct id)::int as count from (
       select id from public.outbox where payload ->> 'crash_id' = $1
       union all select id from pgboss.job where data ->> 'crash_id' = $1) asked`,
    [id],
  );
  return row?.count ?? 0;
}

async function mailsIn(dataDir: string): Promise<Email[]> {
  const folder = path.join(dataDir, 'mailbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  return Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, name)))),
  );
}

/** The mails about a crash, once the team has been notified. */
export function mailsAbout(dataDir: string, { id, route, message }: CrashRow): Promise<Email[]> {
  return vi.waitFor(async () => {
    const [row] = await ownerSql<CrashRow>('select * from crash_reports where id = $1', [id]);
    const mails = (await mailsIn(dataDir)).filter(
      (mail) => mail.subject?.includes(route) && mail.text?.includes(message),
    );
    if (row?.mailed_count === 0 || mails.length === 0) throw new Error('The team was not told.');
    return mails;
  }, UNTIL);
}

import type { Transaction } from 'kysely';
import { countMails, listMails } from '#app/features/mails/admin/mails.store.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { mailsOf } from '../figures/ways.ts';
import { MAX_ROWS, type QueuePart } from './queue.ts';

const FAILED = { state: 'failed' } as const;

/** Mails that have failed for good. */
export async function failedMails(tx: Transaction<DB>): Promise<QueuePart<'mails'>> {
  const sort = { by: 'state', descending: true } as const;
  const rows = await listMails(tx, { filter: FAILED, sort, limit: MAX_ROWS });
  return {
    key: 'mails',
    count: await countMails(tx, FAILED),
    to: mailsOf('failed'),
    rows: rows.map(({ id, kind, recipient, error, triedAt }) => ({
      id,
      kind,
      recipient,
      error,
      triedAt,
    })),
  };
}

import type { Transaction } from 'kysely';
import { typed } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { readCount, readPage } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import type { Duplicate, PairRow } from './contacts.ts';
import type { contactPairsList } from './pairs.list.server.ts';

type Tx = Transaction<DB>;
type PairPart = ListPart<typeof contactPairsList>;

/** Pairs of contacts, a page after the one given. Refuses with `crm_read_missing`. */
export async function listPairs(tx: Tx, part: PairPart): Promise<PairRow[]> {
  const rows = await readPage(tx, 'public.contact_pairs_page', part, {
    reasons: typed<Duplicate['reasons']>(),
  });
  return rows.map((row) => ({
    id: row.id,
    one: {
      id: row.oneId,
      name: row.oneName ?? row.oneEmail ?? row.onePhone ?? '',
      reached: row.oneEmail ?? row.onePhone ?? '',
      company: row.oneCompany ?? '',
    },
    other: {
      id: row.otherId,
      name: row.otherName ?? row.otherEmail ?? row.otherPhone ?? '',
      reached: row.otherEmail ?? row.otherPhone ?? '',
      company: row.otherCompany ?? '',
    },
    reasons: row.reasons,
    sure: row.sure,
    apart: row.apart,
    cameAt: row.cameAt.toISOString(),
  }));
}

/** The count, up to 10001. */
export const countPairs = (tx: Tx, filter: PairPart['filter']): Promise<number> =>
  readCount(tx, 'public.contact_pairs_count', filter);

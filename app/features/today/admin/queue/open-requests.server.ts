import type { Transaction } from 'kysely';
import {
  listRequests,
  requestsFound,
} from '#app/features/privacy/admin/staff-privacy.store.server.ts';
import { adminPath } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { countEach } from '#app/platform/database/list-page.server.ts';
import { COUNTED, MAX_ROWS, type QueuePart } from './queue.ts';

const OPEN = { state: 'open' } as const;

/** Requests about personal data, those with the fewest days left first. */
export async function openRequests(tx: Transaction<DB>): Promise<QueuePart<'requests'>> {
  const sort = { by: 'due', descending: false } as const;
  const rows = await listRequests(tx, { filter: OPEN, sort, limit: MAX_ROWS });
  const late = requestsFound(tx, OPEN, COUNTED).where('dueAt', '<', new Date());
  const [count = 0, past = 0] = await countEach(tx, [requestsFound(tx, OPEN, COUNTED), late]);
  return {
    key: 'requests',
    count,
    late: past,
    to: `${adminPath('privacy')}?${new URLSearchParams(OPEN)}`,
    rows: rows.map(({ id, protocol, email, kind, dueAt }) => ({
      ...{ id, kind, dueAt },
      // Its person; an erased one has its number alone.
      who: email ?? protocol,
    })),
  };
}

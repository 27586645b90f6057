import type { Transaction } from 'kysely';
import { listTasks, tasksFound } from '#app/features/crm/tasks/tasks.store.server.ts';
import { adminPath } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { countEach } from '#app/platform/database/list-page.server.ts';
import { COUNTED, MAX_ROWS, type QueuePart } from './queue.ts';

const MINE = { owner: 'me' } as const;
const DUE = { ...MINE, state: 'due' } as const;

/** The reader's own tasks up to today. */
export async function dueTasks(tx: Transaction<DB>): Promise<QueuePart<'tasks'>> {
  const sort = { by: 'due', descending: false } as const;
  const rows = await listTasks(tx, { filter: DUE, sort, limit: MAX_ROWS });
  const [count = 0, late = 0] = await countEach(tx, [
    tasksFound(tx, DUE, COUNTED),
    tasksFound(tx, { ...MINE, state: 'late' }, COUNTED),
  ]);
  return {
    key: 'tasks',
    count,
    late,
    to: `${adminPath('tasks')}?${new URLSearchParams(DUE)}`,
    rows,
  };
}

import type { Transaction } from 'kysely';
import type { Permission } from '#app/access/permissions.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { companyTickets } from './company-tickets.server.ts';
import { contentDrafts } from './content-drafts.server.ts';
import { draftedMessages } from './drafted-messages.server.ts';
import { dueTasks } from './due-tasks.server.ts';
import { failedMails } from './failed-mails.server.ts';
import { openRequests } from './open-requests.server.ts';
import type { Queue, QueueKey, QueuePart } from './queue.ts';
import type { QueueReader } from './queue-reader.server.ts';
import { stalledDeals } from './stalled-deals.server.ts';
import { waitingLeads } from './waiting-leads.server.ts';

type Column<K extends QueueKey> = {
  /** The permission to act on its rows: users without it do not get the column. */
  needs: Permission;
  read: (tx: Transaction<DB>, reader: QueueReader) => Promise<QueuePart<K>>;
};

/** Every column of the queue, in its order. A new one is a line here and one in queue-columns.tsx. */
const COLUMNS: { readonly [K in QueueKey]: Column<K> } = {
  leads: { needs: 'crm:update', read: waitingLeads },
  tasks: { needs: 'crm:update', read: dueTasks },
  deals: { needs: 'crm:update', read: stalledDeals },
  messages: { needs: 'crm:update', read: draftedMessages },
  tickets: { needs: 'feedback:update', read: companyTickets },
  requests: { needs: 'users:update', read: openRequests },
  mails: { needs: 'settings:manage', read: failedMails },
  drafts: { needs: 'site:update', read: contentDrafts },
};

/** Whether anything could wait for a user with these permissions. */
export const hasQueue = (may: (permission: Permission) => boolean): boolean =>
  Object.values(COLUMNS).some(({ needs }) => may(needs));

/** What waits for the person; a column without rows is none. */
export async function readQueue(
  tx: Transaction<DB>,
  reader: QueueReader,
  may: (permission: Permission) => boolean,
): Promise<Queue> {
  const parts: Queue = [];
  for (const { needs, read } of Object.values(COLUMNS)) {
    if (!may(needs)) continue;
    const part = await read(tx, reader);
    if (part.count > 0) parts.push(part);
  }
  return parts;
}

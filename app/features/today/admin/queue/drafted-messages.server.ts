import type { Transaction } from 'kysely';
import { nameSubjects } from '#app/features/automation/preview.store.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { QueuePart } from './queue.ts';

/** They have no list of their own: the column shows them all, and the next ones once these are sent. */
const MOST = 20;

/** Messages that rules have drafted and nobody has sent, oldest first; the policy limits them to what the
 * reader may see. */
export async function draftedMessages(tx: Transaction<DB>): Promise<QueuePart<'messages'>> {
  const rows = await tx
    .selectFrom('crm_message_drafts')
    .select(['id', 'leadId', 'dealId', 'channel'])
    .orderBy('createdAt')
    .orderBy('id')
    .limit(MOST)
    .execute();
  const given = (id: string | null) => id !== null;
  const leads = await nameSubjects(tx, 'lead', rows.map((row) => row.leadId).filter(given));
  const deals = await nameSubjects(tx, 'deal', rows.map((row) => row.dealId).filter(given));
  return {
    key: 'messages',
    count: rows.length,
    rows: rows.map(({ id, leadId: lead, dealId: deal, channel }) => ({
      id,
      channel: channel === 'mail' ? 'mail' : 'whatsapp',
      subject: lead ? 'lead' : 'deal',
      about: lead ?? deal ?? '',
      name: (lead ? leads.get(lead) : deals.get(deal ?? '')) ?? '',
    })),
  };
}

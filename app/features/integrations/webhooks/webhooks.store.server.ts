import type { Transaction } from 'kysely';
import { colleagueName } from '#app/access/colleague-name.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import type { FilterOf, SortOf } from '#app/ui/admin/data-table/list-declaration.ts';
import {
  DELIVERIES_SHOWN,
  type DeliveryRow,
  type WebhookRow,
  type WebhookState,
} from './webhook.ts';
import type { webhooksList } from './webhooks.list.server.ts';

type Tx = Transaction<DB>;

const selectWebhooks = (tx: Tx) =>
  tx
    .selectFrom('webhooks as w')
    .leftJoin('crm_products as c', 'c.slug', 'w.product')
    .select(['w.id', 'w.name', 'w.url', 'w.events', 'w.product', 'w.state', 'w.failures'])
    .select(['w.createdAt', 'c.name as productName'])
    .select(colleagueName('w.ownerId').as('owner'));

type Found = Awaited<ReturnType<ReturnType<typeof selectWebhooks>['execute']>>[number];

const webhookOf = (row: Found): WebhookRow => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events,
  product: row.productName ?? row.product,
  owner: row.owner ?? '',
  state: row.state as WebhookState,
  failures: row.failures,
  createdAt: row.createdAt.toISOString(),
});

/** The webhooks that the user may see, with these filters, in order. */
export async function listWebhooks(
  tx: Tx,
  { text, state }: FilterOf<typeof webhooksList>,
  { by, descending }: SortOf<typeof webhooksList>,
): Promise<WebhookRow[]> {
  const rows = await selectWebhooks(tx)
    .orderBy(by === 'name' ? 'w.name' : 'w.createdAt', descending ? 'desc' : 'asc')
    .orderBy('w.id')
    .execute();
  const sought = text?.toLowerCase();
  return rows
    .map(webhookOf)
    .filter((row) => !state || row.state === state)
    .filter(({ name, url }) => !sought || `${name} ${url}`.toLowerCase().includes(sought));
}

/** A webhook with its newest deliveries; undefined where the user sees none. */
export async function readWebhook(tx: Tx, id: string) {
  const row = await selectWebhooks(tx).where('w.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const deliveries = await tx
    .selectFrom('webhook_deliveries')
    .select(['id', 'event', 'recordId', 'happenedAt', 'state', 'tries', 'nextAt'])
    .select(['answerStatus', 'error', 'replayOf'])
    .where('webhookId', '=', id)
    .orderBy('seq', 'desc')
    .limit(DELIVERIES_SHOWN)
    .execute();
  return {
    webhook: webhookOf(row),
    deliveries: deliveries.map(
      (one): DeliveryRow => ({
        id: one.id,
        event: one.event,
        recordId: one.recordId,
        happenedAt: one.happenedAt.toISOString(),
        state: one.state as DeliveryRow['state'],
        tries: one.tries,
        nextAt: one.nextAt?.toISOString() ?? null,
        status: one.answerStatus,
        error: one.error,
        isReplay: one.replayOf !== null,
      }),
    ),
  };
}

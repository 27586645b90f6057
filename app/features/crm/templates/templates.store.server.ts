import { type Selectable, sql, type Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import type { CrmTemplates, DB } from '#app/platform/database/database.types.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import { splitValues } from '#app/ui/admin/data-table/list-filters.ts';
import { readMessaging } from '../messages/messages.store.server.ts';
import type { templatesList } from './templates.list.server.ts';
import type { Template } from './templates.ts';

type Tx = Transaction<DB>;
type English = { name?: string; subject?: string; body?: string };

function templateOf(row: Selectable<CrmTemplates>): Template {
  const en: English = (row.translations as { en?: English }).en ?? {};
  return {
    id: row.id,
    product: row.product,
    key: row.key,
    channel: row.channel as Template['channel'],
    isActive: row.isActive,
    revision: row.revision,
    texts: {
      name: row.name,
      subject: row.subject ?? '',
      body: row.body,
      name_en: en.name ?? '',
      subject_en: en.subject ?? '',
      body_en: en.body ?? '',
    },
  };
}

/** The templates of a filter, in order; the policy limits them to the user's products. */
export async function listTemplates(
  tx: Tx,
  { text, channel, state }: FilterOf<typeof templatesList>,
  sort: { by: 'name' | 'product'; descending: boolean },
): Promise<Template[]> {
  const rows = await tx
    .selectFrom('crm_templates')
    .selectAll()
    .orderBy(sort.by, sort.descending ? 'desc' : 'asc')
    .orderBy('channel')
    .orderBy('displayOrder')
    .orderBy('id')
    .execute();
  const sought = text?.toLowerCase();
  return rows
    .map(templateOf)
    .filter(
      (one) =>
        (!channel || splitValues(channel).includes(one.channel)) &&
        (!state || one.isActive === (state === 'on')) &&
        (!sought || Object.values(one.texts).join(' ').toLowerCase().includes(sought)),
    );
}

/** One template, even after its deletion: a user who has it open continues from its last content. */
export async function readTemplate(tx: Tx, id: string) {
  const found = await readSetting(tx, 'crm_templates', { id });
  return found && { template: templateOf(found.row), deleted: found.deleted };
}

/** Products that a template may belong to. */
export const readProducts = (tx: Tx) =>
  tx.selectFrom('crm_products').select(['slug', 'name']).orderBy('displayOrder').execute();

/** The values of placeholders for the newest lead of a product, for the preview; undefined without one. */
export async function readRecentValues(tx: Tx, product: string) {
  const { rows } = await sql<{ id: string }>`
    select s.id from public.qualification_submissions s
    where s.status <> 'spam' and s.contact_id is not null and s.source = any ((
      select p.lead_sources from public.crm_products p where p.slug = ${product})::text[])
    order by s.created_at desc limit 1`.execute(tx);
  const id = rows[0]?.id;
  return id ? (await readMessaging(tx, { kind: 'lead', id }))?.values : undefined;
}

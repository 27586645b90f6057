import { type Selectable, sql, type Transaction } from 'kysely';
import { readSetting } from '#app/audit/read-setting.server.ts';
import { type Saved, saveSetting } from '#app/audit/save-setting.server.ts';
import type { CrmTemplates, DB } from '#app/platform/database/database.types.ts';
import type { FilterOf } from '#app/ui/admin/data-table/list-declaration.ts';
import { readMessaging } from '../messages/messages.store.server.ts';
import type { templatesList } from './templates.list.server.ts';
import type { Template, TemplateField } from './templates.ts';

type Tx = Transaction<DB>;
type English = { name?: string; subject?: string; body?: string };

function templateOf(row: Selectable<CrmTemplates>): Template {
  const en: English = (row.translations as { en?: English }).en ?? {};
  return {
    id: row.id,
    product: row.product,
    key: row.key,
    channel: row.channel as Template['channel'],
    isActive: row.is_active,
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

/** The templates that a filter leaves, in order; the policy leaves those of the person's products. */
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
    .orderBy('display_order')
    .orderBy('id')
    .execute();
  const sought = text?.toLowerCase();
  return rows
    .map(templateOf)
    .filter(
      (one) =>
        (!channel || one.channel === channel) &&
        (!state || one.isActive === (state === 'on')) &&
        (!sought || Object.values(one.texts).join(' ').toLowerCase().includes(sought)),
    );
}

/** One template, also when it has been deleted: whoever has it open goes on with what stood there. */
export async function readTemplate(tx: Tx, id: string) {
  const found = await readSetting(tx, 'crm_templates', { id });
  return found && { template: templateOf(found.row), deleted: found.deleted };
}

/** Products that a template may belong to. */
export const readProducts = (tx: Tx) =>
  tx.selectFrom('crm_products').select(['slug', 'name']).orderBy('display_order').execute();

/** What placeholders say of the newest lead of a product, for the preview; undefined without one. */
export async function readRecentValues(tx: Tx, product: string) {
  const { rows } = await sql<{ id: string }>`
    select s.id from public.qualification_submissions s
    where s.status <> 'spam' and s.contact_id is not null and s.source = any ((
      select p.lead_sources from public.crm_products p where p.slug = ${product})::text[])
    order by s.created_at desc limit 1`.execute(tx);
  const id = rows[0]?.id;
  return id ? (await readMessaging(tx, { kind: 'lead', id }))?.values : undefined;
}

type Texts = Readonly<Record<TemplateField, string>>;

const columnsOf = (channel: Template['channel'], texts: Texts, isActive: boolean) => ({
  name: texts.name,
  subject: channel === 'mail' ? texts.subject : null,
  body: texts.body,
  translations: JSON.stringify({
    en: {
      name: texts.name_en,
      ...(channel === 'mail' && { subject: texts.subject_en }),
      body: texts.body_en,
    },
  }),
  is_active: isActive,
  updated_at: new Date(),
});

type New = Pick<Template, 'product' | 'key' | 'channel' | 'isActive'> & { texts: Texts };

export async function insertTemplate(tx: Tx, { product, key, channel, texts, isActive }: New) {
  return tx
    .insertInto('crm_templates')
    .values({ product, key, channel, ...columnsOf(channel, texts, isActive) })
    .returning(['id', 'revision'])
    .executeTakeFirstOrThrow();
}

export const updateTemplate = (
  tx: Tx,
  key: { id: string; revision: number },
  { channel, texts, isActive }: Pick<New, 'channel' | 'texts' | 'isActive'>,
): Promise<Saved> => saveSetting(tx, 'crm_templates', key, columnsOf(channel, texts, isActive));

/** Deletes a template as it was read; false when it is another one by now, or gone. */
export async function deleteTemplate(
  tx: Tx,
  { id, revision }: { id: string; revision: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('crm_templates')
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Tag, TaggedSubject } from './tags.ts';

type Tx = Transaction<DB>;

/** All tags there are. */
export const readAllTags = (tx: Tx): Promise<Tag[]> =>
  tx.selectFrom('crm_tags').select(['id', 'name']).orderBy('name').execute();

/** The column of the links of each kind of record. */
const LINKED = {
  lead: 'k.leadId',
  deal: 'k.dealId',
  contact: 'k.contactId',
  company: 'k.companyId',
  ticket: 'k.ticketId',
} as const;

/** The tags of a record, and all others to choose from. */
export async function readTags(
  tx: Tx,
  { kind, id }: TaggedSubject,
): Promise<{ own: Tag[]; all: Tag[] }> {
  const own = await tx
    .selectFrom('crm_tag_links as k')
    .innerJoin('crm_tags as t', 't.id', 'k.tagId')
    .select(['t.id', 't.name'])
    .where(LINKED[kind], '=', id)
    .orderBy('t.name')
    .execute();
  return { own, all: await readAllTags(tx) };
}

/** The names of the tags of several records of a kind, by the id of the record. */
export async function readTagNames(
  tx: Tx,
  kind: TaggedSubject['kind'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('crm_tag_links as k')
    .innerJoin('crm_tags as t', 't.id', 'k.tagId')
    .select([`${LINKED[kind]} as id`, 't.name'])
    .where(LINKED[kind], 'in', ids)
    .orderBy('t.name')
    .execute();
  const found = Map.groupBy(rows, ({ id }) => id ?? '');
  return new Map([...found].map(([id, tags]) => [id, tags.map(({ name }) => name)]));
}

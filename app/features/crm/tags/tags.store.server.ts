import type { Transaction } from 'kysely';
import type { DB } from '#app/platform/database/database.types.ts';
import type { Tag, TaggedSubject } from './tags.ts';

type Tx = Transaction<DB>;

/** All tags there are. */
export const readAllTags = (tx: Tx): Promise<Tag[]> =>
  tx.selectFrom('crm_tags').select(['id', 'name']).orderBy('name').execute();

/** The tags of a lead or deal, and all others to choose from. */
export async function readTags(
  tx: Tx,
  { kind, id }: TaggedSubject,
): Promise<{ own: Tag[]; all: Tag[] }> {
  const own = await tx
    .selectFrom('crm_tag_links as k')
    .innerJoin('crm_tags as t', 't.id', 'k.tagId')
    .select(['t.id', 't.name'])
    .where(kind === 'lead' ? 'k.leadId' : 'k.dealId', '=', id)
    .orderBy('t.name')
    .execute();
  return { own, all: await readAllTags(tx) };
}

import type { Transaction } from 'kysely';
import { contentRows, USUAL_CONTENT_SORT } from '#app/features/content/admin/content-list.ts';
import { listOverrides } from '#app/features/content/overrides/overrides.store.server.ts';
import { adminPath } from '#app/paths.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { MAX_ROWS, type QueuePart } from './queue.ts';
import type { QueueReader } from './queue-reader.server.ts';

/** Texts of the site with an unpublished draft. */
export async function contentDrafts(
  tx: Transaction<DB>,
  { locale }: QueueReader,
): Promise<QueuePart<'drafts'>> {
  const rows = contentRows(await listOverrides(tx), { state: 'draft' }, USUAL_CONTENT_SORT, locale);
  return {
    key: 'drafts',
    count: rows.length,
    to: `${adminPath('content')}?state=draft`,
    rows: rows.slice(0, MAX_ROWS).map(({ id, kind, slug, name }) => ({ id, kind, slug, name })),
  };
}

import { sql, type Transaction } from 'kysely';
import { colleagueName } from '#app/access/colleague-name.server.ts';
import { callValue } from '#app/platform/database/call-function.server.ts';
import type { DB } from '#app/platform/database/database.types.ts';
import { type Part, pageAfter } from '#app/platform/database/list-page.server.ts';
import type { ListPart } from '#app/ui/admin/data-table/list-query.ts';
import { isImportField, type Mapping } from './import-fields.ts';
import type { importLinesList } from './import-lines.list.server.ts';
import type { importsList } from './imports.list.server.ts';
import type { Import, ImportLine, ImportRow, ImportState, LineStatus, OnKnown } from './imports.ts';

type Tx = Transaction<DB>;

const mappingOf = (stored: string[] | null): Mapping | null =>
  stored?.map((field) => (isImportField(field) ? field : '')) ?? null;

const imports = (tx: Tx) =>
  tx.selectFrom('crm_imports as t').selectAll('t').select(colleagueName('t.createdBy').as('by'));

type Read = Awaited<ReturnType<ReturnType<typeof imports>['execute']>>[number];

const rowOf = (row: Read): ImportRow => ({
  id: row.id,
  fileName: row.fileName,
  product: row.product,
  by: row.by ?? '',
  state: row.state as ImportState,
  failure: row.failure ?? '',
  lines: row.lines,
  passed: row.passed,
  made: row.made,
  changed: row.changed,
  unchanged: row.unchanged,
  problems: row.problems,
  undone: row.undone,
  kept: row.kept,
  createdAt: row.createdAt.toISOString(),
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});

/** Imports, the newest first. */
export async function listImports(
  tx: Tx,
  part: ListPart<typeof importsList>,
): Promise<ImportRow[]> {
  const rows = await pageAfter(
    imports(tx),
    { table: 'crm_imports', keys: ['created_at', 'id'] },
    part,
  ).execute();
  return rows.map(rowOf);
}

export async function readImport(tx: Tx, id: string): Promise<Import | undefined> {
  const row = await imports(tx).where('t.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  return {
    ...rowOf(row),
    createdBy: row.createdBy,
    storageKey: row.storageKey,
    encoding: row.encoding as Import['encoding'],
    separator: row.separator as Import['separator'],
    header: row.header,
    fingerprint: row.fingerprint,
    mapping: mappingOf(row.mapping),
    source: row.source,
    onKnown: row.onKnown as OnKnown,
    round: row.round,
  };
}

type LinesPart = Omit<ListPart<typeof importLinesList>, 'sort'>;

/** Lines of an import in the order of the file. */
export async function listImportLines(
  tx: Tx,
  importId: string,
  { filter: { standing }, ...part }: LinesPart,
): Promise<ImportLine[]> {
  let query = tx
    .selectFrom('crm_import_lines as t')
    .select(['t.id', 't.line', 't.cells', 't.standing', 't.remarks', 't.contactId'])
    .where('t.importId', '=', importId);
  if (standing) query = query.where('t.standing', '=', standing);
  const place: Part = { ...part, sort: { by: 'line', descending: false } };
  const rows = await pageAfter(
    query,
    { table: 'crm_import_lines', keys: ['line'] },
    place,
  ).execute();
  return rows.map(({ standing: stands, ...row }) => ({
    ...row,
    standing: stands as LineStatus,
  }));
}

/** The number of lines in each state. */
export async function countLinesByStatus(
  tx: Tx,
  importId: string,
): Promise<Partial<Record<LineStatus, number>>> {
  const rows = await tx
    .selectFrom('crm_import_lines')
    .select(['standing', ({ fn }) => fn.countAll<string>().as('count')])
    .where('importId', '=', importId)
    .groupBy('standing')
    .execute();
  return Object.fromEntries(rows.map(({ standing, count }) => [standing, Number(count)]));
}

/** The user's earlier mapping of a file with this header. */
export async function rememberedMapping(
  tx: Tx,
  userId: string,
  fingerprint: string,
): Promise<Pick<Import, 'mapping' | 'product' | 'source' | 'onKnown'> | undefined> {
  const row = await tx
    .selectFrom('crm_imports')
    .select(['mapping', 'product', 'source', 'onKnown'])
    .where('createdBy', '=', userId)
    .where('fingerprint', '=', fingerprint)
    .where('mapping', 'is not', null)
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    row && {
      mapping: mappingOf(row.mapping),
      product: row.product,
      source: row.source,
      onKnown: row.onKnown as OnKnown,
    }
  );
}

export type ImportProduct = { slug: string; name: string; sources: string[]; stages: Stage[] };
type Stage = { id: string; name: string; slug: string; needsValue: boolean };

/** Products in which the user may create contacts, with the open stages for a deal. */
export async function importProducts(tx: Tx): Promise<ImportProduct[]> {
  const products = await tx
    .selectFrom('crm_products')
    .select(['slug', 'name', 'leadSources as sources'])
    .where('isActive', '=', true)
    .where(sql<boolean>`slug = any (private.products_in('crm', 'create'))`)
    .orderBy('displayOrder')
    .execute();
  const stages = await tx
    .selectFrom('crm_stages as s')
    .innerJoin('crm_pipelines as p', 'p.id', 's.pipelineId')
    .select(['p.product', 's.id', 's.name', 's.slug', 's.needsValue'])
    .where('p.isDefault', '=', true)
    .where('p.isActive', '=', true)
    .where('s.isActive', '=', true)
    .where('s.kind', '=', 'open')
    .orderBy('s.position')
    .execute();
  return products.map((product) => ({
    ...product,
    stages: stages.filter((stage) => stage.product === product.slug),
  }));
}

export type CheckedLine = {
  line: number;
  cells: readonly string[];
  fields: object;
  remarks: readonly string[];
  problem: boolean;
  /** No other line of the file has its addresses, phones or company. */
  alone: boolean;
};

/** Stores a batch of the dry run; false when it was restarted or cancelled. */
export async function checkLines(
  tx: Tx,
  { id, round }: Pick<Import, 'id' | 'round'>,
  lines: readonly CheckedLine[],
): Promise<boolean> {
  return (
    (await callValue(tx, 'public.check_import_lines', {
      id,
      round,
      lines: JSON.stringify(lines),
    })) ?? false
  );
}

export async function endCheck(tx: Tx, { id, round }: Pick<Import, 'id' | 'round'>): Promise<void> {
  await callValue(tx, 'public.end_import_check', { id, round });
}

export type LineStep = 'public.run_import_lines' | 'public.undo_import_lines';

/** Processes the next lines of an import. */
export const runLineStep = (tx: Tx, step: LineStep, id: string, most: number): Promise<string> =>
  callValue(tx, step, { id, most });

export async function failImport(tx: Tx, id: string, failure: string): Promise<void> {
  await callValue(tx, 'public.fail_import', { id, failure });
}

export async function forgetFile(tx: Tx, id: string): Promise<void> {
  await callValue(tx, 'public.drop_import_file', { id });
}

/** Enqueues imports that have stalled for so many seconds. */
export async function resumeImports(tx: Tx, seconds: number): Promise<number> {
  return (await callValue(tx, 'public.resume_imports', { still: `${seconds} seconds` })) ?? 0;
}

/** Whether a stored file belongs to an import. */
export async function isImportFile(tx: Tx, storageKey: string): Promise<boolean> {
  const row = await tx
    .selectFrom('crm_imports')
    .select('id')
    .where('storageKey', '=', storageKey)
    .executeTakeFirst();
  return row !== undefined;
}

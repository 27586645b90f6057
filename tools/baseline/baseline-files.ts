import type pg from 'pg';
import { readSqlFiles, type SqlFile } from '../../app/platform/database/sql-files.server.ts';
import { harvest } from './harvest.ts';
import { wrapped } from './plain-sql.ts';
import { probeChecks, type Query, readComposites, readTables, type Table } from './read-schema.ts';
import { about, restOfTable } from './render-rest.ts';
import { createTable, foreignKey, type Sources } from './render-table.ts';
import { OF_THE_RUNNER, SUBJECTS, TYPES, tablesOf } from './subjects.ts';

const FIRST_TABLE = /^(?:--.*\n)*create (?:table|type) /m;
/** Rows that a new database begins with, and what no catalogue tells. */
const BELOW_TABLES = /^(?:--.*\n)*(?:insert|do) /m;

/** What is written by hand in a file that is there already. */
function byHand(text: string): { head: string; tail: string } {
  const start = text.search(FIRST_TABLE);
  if (start < 0) return { head: text, tail: '' };
  const tables = text.slice(start);
  const end = tables.search(BELOW_TABLES);
  return { head: text.slice(0, start), tail: end < 0 ? '' : `\n${tables.slice(end)}` };
}

function refuseUnplaced(tables: readonly Table[]): void {
  const placed = new Set([...OF_THE_RUNNER, ...Object.keys(SUBJECTS).flatMap(tablesOf)]);
  const unplaced = tables.filter(({ name }) => !placed.has(name)).map(({ name }) => name);
  if (unplaced.length > 0) {
    throw new Error(`Name the file of ${unplaced.join(', ')} in tools/baseline/subjects.ts`);
  }
}

/** Foreign keys to a table that is made later, written once it is there. */
type Pending = { target: string | null; text: string }[];

function tableText(table: Table, sources: Sources, made: Set<string>, pending: Pending): string {
  const { text, later } = createTable(table, sources, made);
  made.add(table.name);
  const due = pending.filter(({ target }) => target === table.name);
  pending.push(
    ...later.map((each) => ({ target: each.target, text: foreignKey(table.name, each, sources) })),
  );
  return [text, ...restOfTable(table, sources.harvested), ...due.map((each) => each.text)].join(
    '\n',
  );
}

/**
 * The files of the baseline for the schema of `owner`, by name. Texts and comments come from the migrations of
 * `folder`, and where the present baseline in `target` has others, from there.
 */
export async function baselineFiles(
  owner: pg.Pool,
  folder: string,
  target: string,
): Promise<Map<string, string>> {
  const present = readSqlFiles(target).filter(({ name }) => SUBJECTS[name.replace('.sql', '')]);
  const client = await owner.connect();
  try {
    await client.query(`begin; set local search_path = ''`);
    const query: Query = async <Row>(text: string, values?: unknown[]) =>
      (await client.query(text, values)).rows as Row[];
    return await written(query, present, [...readSqlFiles(folder), ...present]);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function written(query: Query, present: SqlFile[], texts: SqlFile[]) {
  const tables = await readTables(query);
  refuseUnplaced(tables);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const types = await readComposites(query);
  const harvested = harvest(texts);
  const sources = { harvested, checks: await probeChecks(query, harvested.checks) };
  const [made, pending]: [Set<string>, Pending] = [new Set(OF_THE_RUNNER), []];
  return new Map(
    Object.keys(SUBJECTS).map((file) => {
      const text = present.find(({ name }) => name === `${file}.sql`)?.text ?? '';
      const { head, tail } = byHand(text);
      const parts = [
        ...types
          .filter(({ name }) => TYPES[name] === file)
          .map(({ name, fields, about: said }) =>
            [
              wrapped(`create type ${name} as (${fields.join(', ')});`, '  '),
              ...about(`type ${name}`, said),
            ].join('\n'),
          ),
        ...tablesOf(file).flatMap((name) => {
          const table = byName.get(name);
          return table ? [tableText(table, sources, made, pending)] : [];
        }),
      ];
      return [`${file}.sql`, `${head}${parts.join('\n\n')}\n${tail}`] as const;
    }),
  );
}

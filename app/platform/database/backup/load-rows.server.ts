import type pg from 'pg';
import { ArchiveRefused, type Entry } from './archive.server.ts';
import { type CopyPart, CopyReader, type Row } from './copy-text.ts';
import { type BackupTable, fullName, type Manifest } from './manifest.ts';
import { quotedNames, quotedTable, TEXT_FORMS } from './read-rows.server.ts';

/** Characters of a row that is inserted together with others, at most three bytes each. */
const LARGEST_ROW = 600_000;
/** Bytes of rows in one message, which may become twice as many in it. */
const MESSAGE_BYTES = 1_900_000;

export const textOf = ({ bytes }: Entry) => Buffer.from(bytes).toString('utf8');
export const tableOf = (name: string) => /^tables\/([^/]+)\/\d+\.copy$/.exec(name)?.[1];

/** How many rows end in a part. */
export const rowsIn = (part: CopyPart) =>
  part.kind === 'rows' ? part.rows.length : Number(part.kind === 'end of row');

/** A reader for the next table; the rows of the former one have ended. */
export function nextReader(former: CopyReader | undefined): CopyReader {
  if (former && !former.isWhole) throw new ArchiveRefused('The back-up was cut off within a row.');
  return new CopyReader(LARGEST_ROW);
}

/** Foreign keys, which are added again behind the rows: tables come in no order. */
const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname,
      pg_get_constraintdef(k.oid)) as add
  from pg_catalog.pg_constraint k
  where k.contype = 'f' and k.connamespace::regnamespace::text in ('public', 'private', 'identity')`;

/** Rows in groups that fit into a message. */
function* messagesOf(rows: readonly Row[]): Generator<Row[]> {
  let waiting: Row[] = [];
  let bytes = 0;
  for (const row of rows) {
    const size = row.reduce((sum, value) => sum + Buffer.byteLength(value ?? '') + 4, 0);
    if (waiting.length > 0 && bytes + size > MESSAGE_BYTES) {
      yield waiting;
      [waiting, bytes] = [[], 0];
    }
    waiting.push(row);
    bytes += size;
  }
  if (waiting.length > 0) yield waiting;
}

/** Inserts rows into one table; the pieces of a large row are put together in the database. */
function inserterOf(client: pg.ClientBase, table: BackupTable) {
  const { columns } = table;
  const into = `insert into ${quotedTable(table)} (${quotedNames(columns)}) overriding system value`;
  const values = columns.map(({ type }, place) => `v.c${place}::${type}`).join(', ');
  const names = columns.map((_, place) => `c${place}`).join(', ');
  const arrays = columns.map((_, place) => `$${place + 1}::text[]`).join(', ');
  const whole = columns.map(
    ({ type }, place) =>
      `(select string_agg(p.piece, '' order by p.number) from pieces p where p.place = ${place})::${type}`,
  );
  return async (part: CopyPart) => {
    if (part.kind === 'rows') {
      for (const rows of messagesOf(part.rows)) {
        await client.query(
          `${into} select ${values} from unnest(${arrays}) v (${names})`,
          columns.map((_, place) => rows.map((row) => row[place])),
        );
      }
    } else if (part.kind === 'piece') {
      await client.query('insert into pieces (place, piece) values ($1, $2)', [
        part.column,
        part.text,
      ]);
    } else {
      await client.query(`${into} select ${whole.join(', ')}`);
      await client.query('truncate pieces');
    }
  };
}

/** Loads the rows of all tables; returns the first entry that is none of theirs. */
export async function loadRows(
  client: pg.ClientBase,
  { tables }: Manifest,
  entries: AsyncGenerator<Entry>,
  onRows: (rows: number) => void,
): Promise<Entry | undefined> {
  await client.query(TEXT_FORMS);
  const byName = new Map(tables.map((table) => [fullName(table), table]));
  const { rows: keys } = await client.query<{ drop: string; add: string }>(FOREIGN_KEYS);
  await client.query(keys.map(({ drop }) => drop).join(';'));
  const triggers = (state: 'disable' | 'enable') =>
    client.query(
      tables.map((table) => `alter table ${quotedTable(table)} ${state} trigger user`).join(';'),
    );
  await triggers('disable');
  await client.query(`truncate ${tables.map(quotedTable).join(', ')}`);
  await client.query(`create temp table pieces (
    number integer generated always as identity, place integer not null, piece text not null) on commit drop`);
  let next: Entry | undefined;
  let reader = nextReader(undefined);
  let read: BackupTable | undefined;
  for (;;) {
    next = (await entries.next()).value as Entry | undefined;
    const table = byName.get(tableOf(next?.name ?? '') ?? '');
    if (!next || !table) break;
    if (table !== read) reader = nextReader(reader);
    read = table;
    const insert = inserterOf(client, table);
    for (const part of reader.read(textOf(next))) {
      await insert(part);
      onRows(rowsIn(part));
    }
  }
  await triggers('enable');
  for (const { add } of keys) await client.query(add);
  // The files are in another storage now, which the next start records.
  await client.query('update private.installation set storage_fingerprint = null');
  return next;
}

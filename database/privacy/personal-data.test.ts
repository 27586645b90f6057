import { beforeAll, describe, expect, test } from 'vitest';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { impersonalTables } from './impersonal-tables.ts';
import { PERSON_KEYS, type PersonKey, unplaced } from './person-keys.ts';
import { plantedKeys } from './planted-keys.ts';
import { PLANTED, plantedRows, SECRET } from './planted-person.ts';

useScratchDatabase();

const ERASURE = '00000000-0000-4000-8000-0000000000fe';
/** Made by the job library when it starts; its rows are erased like the rest. */
const JOBS = 'pgboss.job';

const tables = async () =>
  (
    await ownerSql<{ name: string }>(
      `select n.nspname || '.' || c.relname as name
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'identity', 'private') and c.relkind in ('r', 'p') order by 1`,
    )
  ).map(({ name }) => name);

const named = async () =>
  (await ownerSql<{ table_name: string }>('select table_name from private.personal_data')).map(
    ({ table_name }) => table_name,
  );

/** Tables that hold a text anywhere, read whole as the owner. */
async function tablesNaming(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of [...(await tables()), JOBS]) {
    const [row] = await ownerSql<{ rows: string }>(
      `select count(*) as rows from ${table} t where strpos(lower(to_jsonb(t)::text), $1) > 0`,
      [text.toLowerCase()],
    );
    if (Number(row?.rows) > 0) found.push(table);
  }
  return found;
}

beforeAll(async () => {
  await ownerSql('create schema if not exists pgboss');
  await ownerSql('create table if not exists pgboss.job (data jsonb, output jsonb)');
  for (const statement of Object.values(plantedRows)) await ownerSql(statement);
  for (const statement of Object.values(plantedKeys)) await ownerSql(statement);
  await ownerSql(
    `insert into pgboss.job values ('{"id": "1"}', '{"message": "550 <${PLANTED.email}> unknown"}')`,
  );
});

test('every table is declared to hold personal data, or has a reason why not', async () => {
  const known = [...(await named()), ...Object.keys(impersonalTables)].filter(
    (name) => name !== JOBS,
  );
  expect(known.sort()).toEqual(await tables());
});

test('every table with personal data has a planted person', async () => {
  expect(Object.keys(plantedRows).sort()).toEqual(
    (await named()).filter((name) => name !== JOBS).sort(),
  );
});

/** Values under a key that lead to rows of the planted person. */
async function leadingToPerson({ table, column, target, targetColumn, belongs }: PersonKey) {
  const rows = await ownerSql<{ value: string }>(
    `select distinct k.${column}::text as value from ${table} k join ${target} t
       on k.${column} = t.${targetColumn} cross join private.person_of('${PLANTED.email}') person
     where ${belongs.replaceAll('$1', 'person')}`,
  );
  return rows.map(({ value }) => value);
}

describe('one person', () => {
  let keys: PersonKey[] = [];
  let leading = new Map<string, string[]>();
  const names = () => keys.map(({ key }) => key);
  beforeAll(async () => {
    keys = await ownerSql<PersonKey>(PERSON_KEYS);
    leading = new Map(
      await Promise.all(keys.map(async (key) => [key.key, await leadingToPerson(key)] as const)),
    );
  });

  test('is referenced by every foreign key to a person', () => {
    expect([...leading].filter(([, values]) => values.length === 0).map(([key]) => key)).toEqual(
      [],
    );
  });

  test('is copied with every row that refers to the person, or a reason in the list', async () => {
    const copy = await ownerSql<{ table_name: string; row_data: Record<string, unknown> }>(
      'select * from private.personal_rows($1)',
      [PLANTED.email],
    );
    const copied = keys.filter(({ key, table, column }) =>
      copy.some(
        ({ table_name, row_data }) =>
          table_name === table && leading.get(key)?.includes(String(row_data[column])),
      ),
    );
    const done = new Set(copied.map(({ key }) => key));
    expect(unplaced('export', names(), done)).toEqual([]);
  });

  test('is found in every table, by the address alone, and without secrets', async () => {
    const copy = await ownerSql<{ table_name: string; row_data: unknown }>(
      'select * from private.personal_rows($1)',
      [` ${PLANTED.email.toUpperCase()} `],
    );
    const found = new Set(copy.map(({ table_name }) => table_name));
    expect([...found].sort()).toEqual((await named()).sort());
    expect(JSON.stringify(copy)).not.toContain(SECRET);
  });

  test('is in no table after the erasure, and nobody else is missing', async () => {
    const others = `select
      (select count(*) from public.crm_contacts
        where id <> all ((private.person_of($1)).contacts)) as contacts,
      (select count(*) from identity.users where email <> $1) as users`;
    await ownerSql(
      `insert into identity.users (name, email) values ('Outra', 'outra@casa.example')`,
    );
    await ownerSql(
      `insert into public.crm_contacts (name, email, source)
       values ('Outra', 'outra@casa.example', 'website')`,
    );
    const before = await ownerSql(others, [PLANTED.email]);
    await ownerSql(
      `insert into public.privacy_requests (id, protocol, kind, state, name, email, proved_at)
       values ($1, 'P-APAG-AR00', 'deletion', 'erasing', $2, $3, now())`,
      [ERASURE, PLANTED.name, PLANTED.email],
    );
    const server = { kind: 'system' } as const;
    const files = await actorSql<{ key: string }>(
      server,
      `select public.personal_files('${ERASURE}') as key order by key`,
    );
    expect(files.map(({ key }) => key)).toEqual([
      `feedback/${'a'.repeat(64)}`,
      `feedback/${'c'.repeat(64)}`,
      `inbound/${'a'.repeat(64)}`,
      `messages/${'a'.repeat(64)}`,
      ...['a', 'b', 'c'].map((letter) => `notes/${letter.repeat(64)}`),
    ]);
    const [counts] = await actorSql<{ erased: Record<string, number> }>(
      server,
      `select public.erase_personal_rows('${ERASURE}') as erased`,
    );
    expect(Object.keys(counts?.erased ?? {}).sort()).toEqual((await named()).sort());
    expect(await tablesNaming(PLANTED.email)).toEqual(['public.privacy_requests']);
    await actorSql(server, `select public.forget_privacy_request('${ERASURE}')`);
    expect(await tablesNaming(PLANTED.email)).toEqual([]);
    expect(await tablesNaming(PLANTED.name)).toEqual([]);
    expect(await ownerSql(others, [PLANTED.email])).toEqual(before);
    const left = new Set<string>();
    for (const { key, table, column } of keys) {
      const [row] = await ownerSql<{ rows: number }>(
        `select count(*)::integer as rows from ${table} where ${column}::text = any ($1)`,
        [leading.get(key)],
      );
      if (row?.rows === 0) left.add(key);
    }
    expect(unplaced('erasure', names(), left)).toEqual([]);
    const [record] = await ownerSql(
      `select e.event, r.state, r.email from public.privacy_request_events e
       join public.privacy_requests r on r.id = e.request_id where r.id = $1`,
      [ERASURE],
    );
    expect(record).toEqual({ event: 'erased', state: 'done', email: null });
  });
});

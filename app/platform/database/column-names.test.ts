import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ownerSql, useScratchDatabase } from '../../../database/testing/scratch-database.ts';
import { sendLead } from '../../../database/testing/send-lead.ts';
import { asActor } from './actor.server.ts';
import { camelCase, camelKeys, snakeCase, snakeKeys } from './column-names.ts';

useScratchDatabase();

const SYSTEM = { kind: 'system' } as const;

/** Columns of tables and views, and of what functions return. */
const COLUMNS = `
  select distinct a.attname::text as name, true as stored
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    and c.relkind in ('r', 'v', 'm', 'p', 'c') and a.attnum > 0 and not a.attisdropped
  union
  select distinct p.proargnames[i], false
  from pg_proc p cross join generate_series(1, array_length(p.proallargtypes, 1)) i
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and p.proargmodes[i] in ('t', 'o')`;

test('every column round-trips through one camelCase name', async () => {
  const columns = await ownerSql<{ name: string; stored: boolean }>(COLUMNS);
  expect(columns.length).toBeGreaterThan(500);
  const statement = sql`select ${sql.join(columns.map(({ name }) => sql`1 as ${sql.raw(`"${name}"`)}`))}`;
  const { rows } = await asActor(SYSTEM, (tx) => statement.execute(tx));
  expect(Object.keys(rows[0] as object).toSorted()).toEqual(
    [...new Set(columns.map(({ name }) => camelCase(name)))].toSorted(),
  );
  // Names that a function gives in camelCase are read and never written.
  const written = columns.filter(({ name, stored }) => stored || name === snakeCase(name));
  expect(written.filter(({ name }) => snakeCase(camelCase(name)) !== name)).toEqual([]);
});

test('the builder finds a column by its camelCase name', async () => {
  const columns = await ownerSql<{ name: string }>(COLUMNS);
  const names = columns.map(({ name }) => name).filter((name) => name === snakeCase(name));
  await asActor(SYSTEM, async (tx) => {
    const { sql: text } = tx
      .selectFrom('qualification_submissions')
      .select(names.map(camelCase) as never)
      .compile();
    const list = names.map((name) => `"${name}"`).join(', ');
    expect(text).toBe(`select ${list} from "qualification_submissions"`);
  });
});

test('an answer keeps its name, inside of JSON', async () => {
  const id = randomUUID();
  const answers = { nome_completo: 'Ana Souza', email: 'ana_souza@casa.example' };
  await sendLead({ id, answers });
  const row = await asActor(SYSTEM, (tx) =>
    tx
      .selectFrom('qualification_submissions')
      .select(['formData', 'createdAt'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
  expect(row).toEqual({ formData: answers, createdAt: expect.any(Date) });
});

test('a row in JSON has the names of SQL, and its values stay', () => {
  const stored = { page_path: '/sobre', translations: { en: { og_title: 'About' } } };
  expect(camelKeys(stored)).toEqual({ pagePath: '/sobre', translations: stored.translations });
  expect(snakeKeys(camelKeys(stored))).toEqual(stored);
});

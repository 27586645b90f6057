import { expect, test } from 'vitest';
import english from '#app/audit/locales/en.json' with { type: 'json' };
import portuguese from '#app/audit/locales/pt-BR.json' with { type: 'json' };
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

/** Kept by the database itself: nobody sets them, and the record leaves them out. */
const OWN = new Set(['id', 'created_at', 'updated_at', 'revision', 'usage_count']);

type Column = { table_name: string; column_name: string };

const recorded = () =>
  ownerSql<Column>(
    `select c.relname as table_name, a.attname as column_name
     from pg_trigger t
       join pg_class c on c.oid = t.tgrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where t.tgfoid = 'private.record_setting_change'::regproc and a.attgenerated = ''
     order by 1, 2`,
  );

test('every column that staff edit has a name in the record of changes, in both languages', async () => {
  const columns = (await recorded()).filter(({ column_name }) => !OWN.has(column_name));
  expect(columns.length).toBeGreaterThan(50);
  for (const { columns: named } of [portuguese, english]) {
    const nameless = columns.filter(({ column_name }) => !Object.hasOwn(named, column_name));
    expect(nameless).toEqual([]);
  }
});

test('so has every table', async () => {
  const tables = [...new Set((await recorded()).map(({ table_name }) => table_name))];
  for (const { tables: named } of [portuguese, english]) {
    expect(tables.filter((table) => !Object.hasOwn(named, table))).toEqual([]);
  }
});

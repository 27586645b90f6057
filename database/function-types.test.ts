import { expect, test } from 'vitest';
import type { SqlFile } from '#app/platform/database/schema/sql-files.server.ts';
import { openHandle } from '../app/platform/database/handle.server.ts';
import { functionTypes } from './function-types.ts';
import { ownerSql, useScratchDatabase } from './testing/scratch-database.ts';

useScratchDatabase();

const file = (text: string): SqlFile => ({ name: 'planted.sql', text, checksum: '' });
const planted = async (text: string): Promise<string> => {
  await ownerSql(text);
  const types = await functionTypes(openHandle().owner, [file(text)], ['private.planted']);
  await ownerSql('drop function if exists private.planted');
  return types;
};

test('arguments keep their order, and optional ones are marked', async () => {
  const types = await planted(`
create function private.planted(p_first_day date, p_ids uuid[], p_at timestamptz default now(),
  p_facts jsonb default null) returns bigint language sql set search_path = '' return 1;`);
  expect(types).toContain(
    "'private.planted': { args: {firstDay: string | null;ids: readonly string[] | null;" +
      'at?: Date | string | null | undefined;facts?: string | null | undefined;}; ' +
      'value: number | null; };',
  );
});

test('a table has its columns, nullable unless the file excludes null', async () => {
  const types = await planted(`-- not null: id, tags
create function private.planted() returns table (id uuid, tags text[], at timestamptz, facts jsonb)
language sql set search_path = '' as $$ select null::uuid, null::text[], now(), null::jsonb $$;`);
  expect(types).toContain('row: {id: string;tags: string[];at: Date | null;facts: unknown;}; };');
  expect(types).toContain(`'private.planted': ["id","tags"],`);
});

test('a set of a table’s rows has the columns of the table', async () => {
  const types = await planted(`
create function private.planted() returns setof public.logos language sql stable
set search_path = '' as $$ select * from public.logos $$;`);
  expect(types).toContain('filePath: string | null;');
});

test('a set of plain values is a column of the function’s name', async () => {
  const types = await planted(`
create function private.planted() returns setof uuid language sql set search_path = ''
as $$ select gen_random_uuid() $$;`);
  expect(types).toContain('row: {planted: string | null;}');
});

test('a column that the file names and the function lacks is refused', async () => {
  await expect(
    planted(`-- not null: other
create function private.planted() returns table (id uuid) language sql set search_path = ''
as $$ select null::uuid $$;`),
  ).rejects.toThrow('private.planted has no column other');
  await ownerSql('drop function if exists private.planted');
});

test('two signatures of one name are refused', async () => {
  await ownerSql(`
    create function private.planted(p_a text) returns text language sql set search_path = '' return p_a;
    create function private.planted(p_a integer) returns text language sql set search_path = '' return '';`);
  await expect(functionTypes(openHandle().owner, [], ['private.planted'])).rejects.toThrow(
    'Functions with two signatures: private.planted',
  );
});

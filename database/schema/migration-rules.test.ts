import { expect, test } from 'vitest';
import { broken } from './migration-rules.ts';

const problems = (text: string) => broken({ name: '0099_x.sql', text });

test('a migration that only adds may be marked', () => {
  const text = `-- What was dropped before stays away.\n-- expand
create table public.x (id uuid);\nalter table public.y add column z text;`;
  expect(problems(text)).toEqual([]);
});

test.each([
  'drop table public.x;',
  'alter table public.x drop column y;',
  'alter table public.x rename column y to z;',
  'alter table public.x alter column y set not null;',
  'alter table public.x alter column y type bigint;',
])('one that takes something away may not: %s', (statement) => {
  expect(problems(`-- expand\n${statement}`)).toEqual([
    expect.stringContaining('0099_x.sql says "-- expand" and does'),
  ]);
  expect(problems(statement)).toEqual([]);
});

test('a definition is in its file, except for functions that tables need', () => {
  expect(problems('create policy a on public.x for select to anon using (true);')).toEqual([
    '0099_x.sql defines policy a on public.x: that stands in a definition file',
  ]);
  expect(problems('create or replace function private.phone_key(p text) returns text')).toEqual([]);
});

test('a dropped object is created again by the definitions, which have to name it', () => {
  const drop = 'drop function if exists private.a;';
  expect(problems(drop)).toEqual([expect.stringContaining('without forgetting the file')]);
  const forget = "delete from private.schema_definitions where name = 'a.sql';";
  expect(problems(drop + forget)).toEqual([]);
  expect(problems(`drop function private.a;${forget}`)).toEqual([
    '0099_x.sql does "drop function private.a" without "if exists": a new database has no definitions yet',
  ]);
});

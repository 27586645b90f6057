import { describe, expect, test } from 'vitest';
import { restoreRows } from './first-rows.ts';
import { ownerSql, useScratchDatabase } from './scratch-database.ts';
import { sendLead } from './send-lead.ts';

/** Every row of every table that the owner has, as text. */
async function everything(): Promise<Record<string, string[]>> {
  const tables = await ownerSql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private', 'identity') order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await ownerSql<{ row: string }>(`select t::text as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

const nextValues = () =>
  ownerSql('select schemaname, sequencename, last_value from pg_sequences order by 1, 2');

const session = () =>
  ownerSql(`select current_user, current_setting('session_replication_role') as replication,
    current_setting('search_path') as path,
    nullif(current_setting('request.jwt.claims', true), '') as claims`);

describe('the database between two test files', () => {
  useScratchDatabase();

  test('holds its first rows again, after any insert, update and delete', async () => {
    const [before, sequences] = [await everything(), await nextValues()];
    const settings = await session();
    await sendLead({ answers: { nome: `D'Ávila "aspas" \\ {,}`, email: 'ana@casa.example' } });
    await ownerSql(
      `update public.company_settings set company_name = 'Outra', business_hours = null`,
    );
    await ownerSql('delete from public.form_fields');
    await ownerSql('delete from public.logos');
    await ownerSql(`insert into public.logos (name, type, file_path, public_url, width, height)
      values ('Outro', 'full', 'x.svg', '/x.svg', 1, 1)`);
    await ownerSql(`select set_config('request.jwt.claims', '{"sub": "nobody"}', false)`);
    await ownerSql(`set search_path to private`);
    expect(await everything()).not.toEqual(before);

    expect(await restoreRows()).toBe(true);
    expect(await everything()).toEqual(before);
    expect(await nextValues()).toEqual(sequences);
    expect(await session()).toEqual(settings);
  });

  test.each([
    [
      'a function',
      'create function public.planted() returns int language sql as $$select 1$$',
      'drop function public.planted()',
    ],
    [
      'a column',
      'alter table public.logos rename column width to breadth',
      'alter table public.logos rename column breadth to width',
    ],
    [
      'a right',
      'grant select on private.rate_limits to anon',
      'revoke select on private.rate_limits from anon',
    ],
    [
      'a policy',
      'alter policy cache_generation_read on public.cache_generation using (false)',
      'alter policy cache_generation_read on public.cache_generation using (true)',
    ],
    [
      'row security',
      'alter table public.logos disable row level security',
      'alter table public.logos enable row level security',
    ],
  ])('is another one where %s was changed, until it is put back', async (_, change, back) => {
    await ownerSql(change);
    const found = await restoreRows();
    await ownerSql(back);
    expect(found).toBe(false);
    expect(await restoreRows()).toBe(true);
  });
});

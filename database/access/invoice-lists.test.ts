import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { useProjectCast } from '../testing/projects.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

describe('lists of invoices', () => {
  useScratchDatabase();
  const { cast } = useProjectCast();
  let boss = '';
  beforeAll(async () => {
    boss = await makePerson({ role: 'admin' });
  });
  const run = (text: string) =>
    actorSql<Record<string, unknown>>({ kind: 'user', userId: boss }, text);
  const put = (value: string, state: 'draft' | 'issued') =>
    ownerSql(
      `insert into public.invoices (id, organization_id, number, description, value, due_on, state, issued_at,
         boleto)
       values ($1, $2, '2026-' || lpad((select count(*) + 1 from public.invoices)::text, 3, '0'),
         'Parte ' || $3, $3::numeric, '2099-11-27', $4, case $4 when 'issued' then now() end, repeat('1', 47))`,
      [randomUUID(), cast.ours.organization, value, state],
    );

  test('lists are filtered, summed and paged', async () => {
    for (const value of ['100.00', '200.50', '300.00']) await put(value, 'issued');
    await put('50.00', 'draft');
    const page = (statusOf: string) =>
      run(`select id, value::text, state from public.invoices_page(${statusOf})`);
    const sorted = await page(`p_sort => 'value', p_descending => false, p_limit => 2`);
    expect(sorted.map(({ value }) => value)).toEqual(['50.00', '100.00']);
    const rest = await page(
      `p_sort => 'value', p_descending => false, p_after => '${sorted[1]?.['id']}'`,
    );
    expect(rest.map(({ value }) => value)).toEqual(['200.50', '300.00']);
    expect(await page(`p_state => 'draft'`)).toHaveLength(1);
    expect(await page(`p_state => 'overdue'`)).toHaveLength(0);
    expect(await page(`p_text => 'párte 200'`)).toHaveLength(1);
    expect(await page(`p_text => 'padaria sol'`)).toHaveLength(4);
    expect(await page(`p_client => '${cast.theirs.organization}'`)).toHaveLength(0);
    expect(await run(`select many, open::text, paid::text from public.invoices_sums()`)).toEqual([
      { many: 4, open: '600.50', paid: '0' },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

test('a deal is stalled after the days without activity and without a due task', async () => {
  const manager = { kind: 'user', userId: await makePerson({ role: 'manager' }) } as const;
  const id = randomUUID();
  await actorSql(
    manager,
    `select public.make_deal('${id}', (select s.id from public.crm_stages s
       join public.crm_pipelines p on p.id = s.pipeline_id
       where p.slug = 'inbound-marketing' and s.position = 1),
       '{"title": "Portal", "value": 0}', '{"name": "Ana", "email": "ana@casa.example"}')`,
  );
  const stalled = async () => {
    const rows = await actorSql<{ id: string }>(
      manager,
      `select id from public.deals_page(p_stalled => 'yes')`,
    );
    return rows.map((row) => row.id);
  };
  expect(await stalled()).toEqual([]);
  await ownerSql('alter table public.crm_deals disable trigger user');
  await ownerSql(
    `update public.crm_deals set touched_at = now() - interval '60 days' where id = $1`,
    [id],
  );
  await ownerSql('alter table public.crm_deals enable trigger user');
  expect(await stalled()).toEqual([id]);
  await ownerSql(
    `insert into public.crm_tasks (id, deal_id, product, title, due_at)
     select gen_random_uuid(), id, product, 'Ligar', now() + interval '3 days'
     from public.crm_deals where id = $1`,
    [id],
  );
  expect(await stalled()).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson, ROLES, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

describe('reassigned deals, and the undo', () => {
  useScratchDatabase();
  const people = {} as Record<Role | 'doavya', string>;
  beforeAll(async () => {
    for (const role of ROLES) people[role] = await makePerson({ role });
    people.doavya = await makePerson({ role: 'manager' });
    await ownerSql(`update public.user_roles set product = 'doavya' where user_id = $1`, [
      people.doavya,
    ]);
  });
  const as = (who: keyof typeof people) => ({ kind: 'user', userId: people[who] }) as const;
  async function makeDeal(): Promise<string> {
    const [row] = await ownerSql<{ id: string }>(
      `with contact as (
         insert into public.crm_contacts (name, email, source) values ('Ana', $1, 'manual') returning id
       )
       insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
       select c.id, s.pipeline_id, s.id, 'Portal', 'manual'
       from contact c, public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.slug = 'inbound-marketing' and s.slug = 'novo-lead' returning id`,
      [`${randomUUID()}@casa.example`],
    );
    return row?.id ?? '';
  }

  test('undo restores the owners of one operation only', async () => {
    const ofViewer = await makeDeal();
    const unassigned = await makeDeal();
    const meanwhile = await makeDeal();
    const later = await makeDeal();
    const all = [ofViewer, unassigned, meanwhile, later];
    await ownerSql(`update public.crm_deals set owner_id = null where id = any ($1::uuid[])`, [
      all,
    ]);
    await ownerSql(`update public.crm_deals set owner_id = $2 where id = any ($1::uuid[])`, [
      [ofViewer, meanwhile],
      people.viewer,
    ]);
    const act = '01890000-0000-7000-8000-00000000ac70';
    await actorSql(
      as('manager'),
      `select public.begin_bulk_change('${act}'),
        public.set_deals_owner('{${all}}', '${people.analyst}')`,
    );
    // Somebody has gone on with these two; one of them is where the act left it again.
    for (const owner of [null, people.analyst]) {
      await ownerSql('update public.crm_deals set owner_id = $2 where id = $1', [meanwhile, owner]);
    }
    await ownerSql('update public.crm_deals set owner_id = $2 where id = $1', [
      later,
      people.manager,
    ]);
    const back = (who: keyof typeof people) =>
      actorSql<{ id: string; went: boolean }>(
        as(who),
        `select id, went from public.undo_deal_owners('${act}')`,
      );
    await expect(back('viewer')).rejects.toThrow('crm_update_missing');
    expect(await back('doavya')).toEqual([]);
    const went = await back('manager');
    expect(went.filter((one) => one.went).map(({ id }) => id)).toEqual(
      [ofViewer, unassigned].sort(),
    );
    expect(went).toHaveLength(4);
    const owners = await ownerSql<{ id: string; owner_id: string | null }>(
      'select id, owner_id from public.crm_deals where id = any ($1::uuid[])',
      [all],
    );
    expect(Object.fromEntries(owners.map(({ id, owner_id }) => [id, owner_id]))).toEqual({
      [ofViewer]: people.viewer,
      [unassigned]: null,
      [meanwhile]: people.analyst,
      [later]: people.manager,
    });
    expect((await back('manager')).some((one) => one.went)).toBe(false);
  });
});

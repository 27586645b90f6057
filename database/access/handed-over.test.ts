import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

describe('records of a user who leaves', () => {
  useScratchDatabase();
  let [boss, leaver, newOwner, manager] = ['', '', '', ''];
  beforeAll(async () => {
    boss = await makePerson({ role: 'superadmin' });
    leaver = await makePerson({ role: 'manager' });
    newOwner = await makePerson({ role: 'manager', product: 'forja' });
    manager = await makePerson({ role: 'manager' });
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const [at, source] of ['contact_form', 'contact_form', 'doavya'].entries()) {
      await sendLead({ id: ids[at] ?? '', source });
    }
    await ownerSql('update public.qualification_submissions set owner_id = $1', [leaver]);
    await ownerSql('update public.crm_contacts set owner_id = $1', [leaver]);
    await ownerSql(
      `insert into public.crm_tasks (id, lead_id, product, title, due_at, owner_id)
       select gen_random_uuid(), s.id, 'forja', 'Ligar', now(), $1
       from public.qualification_submissions s where s.source = 'contact_form'`,
      [leaver],
    );
    // A closed lead keeps its owner; its deal stays open.
    await ownerSql(
      `update public.qualification_submissions set status = 'lost', keeps_deal = true where id = $1`,
      [ids[1]],
    );
  });
  const as = (userId: string) => ({ kind: 'user', userId }) as const;
  const rows = () =>
    ownerSql<{ what: string; id: string; owner: string | null }>(
      `select 'lead' as what, id, owner_id as owner from public.qualification_submissions
       union all select 'deal', id, owner_id from public.crm_deals
       union all select 'task', id, owner_id from public.crm_tasks
       union all select 'contact', id, owner_id from public.crm_contacts order by 1, 2`,
    );
  const leave = (act: string, way: string, to: string | null = null) =>
    actorSql<{ over: Record<string, number> }>(
      as(boss),
      `select public.set_person_active('${leaver}', false), public.begin_bulk_change('${act}'),
         public.transfer_records('${leaver}', '${way}', ${to ? `'${to}'` : 'null'}) as over`,
    );
  const comeBack = async (act: string) => {
    await actorSql(as(boss), `select public.set_person_active('${leaver}', true)`);
    await actorSql(as(boss), `select public.undo_transfer('${act}', '${leaver}')`);
  };

  test('are counted for users who may read people', async () => {
    const [owned] = await actorSql(as(boss), `select * from public.owned_by('${leaver}')`);
    expect(owned).toEqual({ leads: 2, deals: 3, tasks: 2, contacts: 3 });
    await expect(
      actorSql(as(manager), `select * from public.owned_by('${leaver}')`),
    ).rejects.toThrow('users_read_missing');
  });

  test('go to a user who may own them, else become unassigned; undo restores all of them', async () => {
    const before = await rows();
    const act = randomUUID();
    const [row] = await leave(act, 'person', newOwner);
    expect(row?.over).toEqual({ lead: 2, deal: 3, task: 2, contact: 3 });
    const after = await rows();
    expect(after.filter(({ owner }) => owner === leaver).map(({ what }) => what)).toEqual(['lead']);
    // The one of the other product, its deal and its contact.
    expect(after.filter(({ owner }) => owner === null)).toHaveLength(3);
    await comeBack(act);
    expect(await rows()).toEqual(before);
  });

  test('go by the rules to the next owner, at work or not', async () => {
    const before = await rows();
    await ownerSql(
      `insert into public.lead_assignment_rules (name, way) values ('Em rodízio', 'turn')`,
    );
    const act = randomUUID();
    await leave(act, 'rules');
    const owners = new Set((await rows()).map(({ owner }) => owner));
    expect(owners.has(newOwner) && owners.has(manager)).toBe(true);
    expect(owners.has(null)).toBe(false);
    await comeBack(act);
    expect(await rows()).toEqual(before);
  });

  test('go by the rules once a role has expired, and only those that the user may no longer own', async () => {
    const before = await rows();
    const expired = async () => {
      const [row] = await actorSql<{ people: number }>(
        { kind: 'system' },
        'select public.transfer_of_expired_roles() as people',
      );
      return row?.people;
    };
    const end = (when: string, product: string | null = null) =>
      ownerSql(
        `update public.user_roles set expires_at = ${when}
         where user_id = $1 and product is not distinct from $2`,
        [leaver, product],
      );
    await end(`now() + interval '1 day'`);
    expect(await expired()).toBe(0);
    // In the partner's product the user has another role, which continues.
    await ownerSql(
      `insert into public.user_roles (user_id, role, product) values ($1, 'manager', 'doavya')`,
      [leaver],
    );
    await end(`now() - interval '1 minute'`);
    expect(await expired()).toBe(1);
    const after = await rows();
    const stored = after.filter(({ owner }) => owner === leaver);
    const [partner] = await ownerSql<{ id: string; deal_id: string; contact_id: string }>(
      `select id, deal_id, contact_id from public.qualification_submissions where source = 'doavya'`,
    );
    expect(stored.map(({ id }) => id)).toEqual(
      expect.arrayContaining([partner?.id, partner?.deal_id, partner?.contact_id]),
    );
    const [lead] = await ownerSql<{ id: string }>(
      `select id from public.qualification_submissions where source = 'contact_form' and status = 'new'`,
    );
    const newOwners = after.filter(({ id }) => id === lead?.id).map(({ owner }) => owner);
    expect([newOwner, manager]).toContain(newOwners[0]);
    expect(
      await actorSql(
        as(boss),
        `select to_name, way from public.lead_owner_events('${lead?.id}') limit 1`,
      ),
    ).toEqual([{ to_name: expect.any(String), way: 'handed_over' }]);
    // Once a role and date; more time ends again.
    expect(await expired()).toBe(0);
    await end(`now() - interval '1 second'`, 'doavya');
    expect(await expired()).toBe(1);
    expect((await rows()).filter(({ owner }) => owner === leaver).map(({ what }) => what)).toEqual([
      // What is closed stays.
      'lead',
    ]);
    await ownerSql(`delete from public.user_roles where user_id = $1 and product = 'doavya'`, [
      leaver,
    ]);
    await ownerSql('update public.user_roles set expires_at = null where user_id = $1', [leaver]);
    for (const { what, id, owner } of before) {
      const table = {
        lead: 'qualification_submissions',
        deal: 'crm_deals',
        task: 'crm_tasks',
        contact: 'crm_contacts',
      }[what];
      await ownerSql(`update public.${table} set owner_id = $2 where id = $1`, [id, owner]);
    }
    for (const role of ['anonymous', 'user'] as const) {
      const somebody = role === 'user' ? as(boss) : ({ kind: role } as const);
      await expect(actorSql(somebody, 'select public.transfer_of_expired_roles()')).rejects.toThrow(
        'permission denied',
      );
    }
  });

  test('stay where the user may still own them, and where the caller has no permission', async () => {
    const hand = (by: string, of = leaver) =>
      actorSql<{ over: object }>(
        as(by),
        `select public.transfer_records('${of}', 'nobody') as over`,
      );
    expect(await hand(boss)).toEqual([{ over: { lead: 0, deal: 0, task: 0, contact: 0 } }]);
    await expect(hand(manager)).rejects.toThrow('users_manage_missing');
    await expect(hand(boss, boss)).rejects.toThrow('own_roles');
    await expect(
      actorSql(as(manager), `select public.undo_transfer('${randomUUID()}', '${leaver}')`),
    ).rejects.toThrow('users_manage_missing');
  });
});

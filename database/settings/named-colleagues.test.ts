import { beforeAll, describe, expect, test } from 'vitest';
import { settingChangesList } from '../../app/audit/setting-changes.list.server.ts';
import { listChangeSets, readChangeSetWith } from '../../app/audit/setting-changes.store.server.ts';
import { removedRow } from '../../app/audit/setting-changes.ts';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

describe('the record of changes', () => {
  useScratchDatabase();
  const people = { admin: '', zuleica: '', former: '', client: '', viewer: '' };
  const as = (userId: string) => ({ kind: 'user', userId }) as const;
  beforeAll(async () => {
    people.admin = await makePerson({ role: 'admin' });
    people.zuleica = await makePerson({ role: 'manager' });
    people.former = await makePerson({ role: 'manager' });
    people.client = await makePerson();
    people.viewer = await makePerson({ role: 'viewer' });
    const names = { zuleica: 'Zuleica Weber', former: 'Otávio Pires', client: 'Cliente' } as const;
    for (const [who, name] of Object.entries(names)) {
      await ownerSql('update public.user_profiles set display_name = $2 where user_id = $1', [
        people[who as keyof typeof names],
        name,
      ]);
    }
    const [rule] = await actorSql<{ id: string }>(
      as(people.admin),
      `insert into public.lead_assignment_rules (name, way, owner_id)
       values ('Plantão', 'person', '${people.zuleica}') returning id`,
    );
    await actorSql(
      as(people.admin),
      `update public.lead_assignment_rules set way = 'turn', owner_id = null,
         colleagues = '{${people.zuleica},${people.former}}' where id = '${rule?.id}'`,
    );
    await ownerSql('update public.user_roles set is_active = false where user_id = $1', [
      people.former,
    ]);
  });

  test('names colleagues, former ones too, in the list and beside it', async () => {
    const found = await asActor(as(people.admin), async (tx) => {
      const part = { filter: {}, sort: settingChangesList.usual, limit: 5 };
      const [last] = await listChangeSets(tx, part);
      return { last, change: await readChangeSetWith(tx, last?.id ?? '') };
    });
    expect(JSON.stringify(found.last?.brief)).toContain('Zuleica Weber');
    const [change] = found.change?.changes ?? [];
    expect(change?.before?.['owner_id']).toBe('Zuleica Weber');
    expect(change?.after?.['colleagues']).toEqual(['Zuleica Weber', 'Otávio Pires']);
    expect(change?.now?.['colleagues']).toEqual(change?.after?.['colleagues']);
  });

  test('names the rows that settings refer to, deleted ones too, and leaves no id', async () => {
    const admin = as(people.admin);
    const form = async (name: string) =>
      (
        await actorSql<{ id: string }>(
          admin,
          `insert into public.qualification_forms (name, title, thank_you_title, thank_you_message) values ('${name}', 'T', 'T', 'T') returning id`,
        )
      )[0]?.id ?? '';
    const [present, deleted] = [await form('Formulário de Natal'), await form('Formulário antigo')];
    const unknown = '00000000-0000-4000-8000-000000000001';
    const [item] = await actorSql<{ id: string }>(
      admin,
      `insert into public.content_overrides (kind, slug, is_made, draft)
       values ('landing', 'natal', true, '{"name": "Natal", "form": "${deleted}"}') returning id`,
    );
    await actorSql(admin, `delete from public.qualification_forms where id = '${deleted}'`);
    const changed = async (to: string) => {
      await actorSql(
        admin,
        `update public.content_overrides set draft = jsonb_set(draft, '{form}', '"${to}"') where id = '${item?.id}'`,
      );
      return asActor(admin, async (tx) => {
        const part = { filter: {}, sort: settingChangesList.usual, limit: 5 };
        const [last] = await listChangeSets(tx, part);
        return { brief: last?.brief.reported, ...(await readChangeSetWith(tx, last?.id ?? '')) };
      });
    };
    expect((await changed(present)).brief).toEqual([
      { path: ['draft', 'form'], before: 'Formulário antigo', after: 'Formulário de Natal' },
    ]);
    const { changes } = await changed(unknown);
    expect(changes?.[0]?.after?.['draft']).toMatchObject({ form: removedRow(unknown) });
    expect(changes?.[0]?.row).toBe(item?.id);
  });

  test('names the item of a schedule that staff have made', async () => {
    const admin = as(people.admin);
    const slug = '00000000-0000-4000-8000-000000000007';
    await actorSql(
      admin,
      `insert into public.content_overrides (kind, slug, is_made, draft)
       values ('question', '${slug}', true, '{"name": "Quanto custa?"}')`,
    );
    await actorSql(
      admin,
      `insert into public.content_schedules (kind, slug, act, due_at) values
         ('question', '${slug}', 'unpublish', now() + interval '1 day'),
         ('question', '00000000-0000-4000-8000-000000000008', 'unpublish', now() + interval '1 day')`,
    );
    const { list, beside } = await asActor(admin, async (tx) => {
      const part = {
        filter: { table: 'content_schedules' as const },
        sort: settingChangesList.usual,
        limit: 5,
      };
      const [last, first] = await listChangeSets(tx, part);
      const found = await readChangeSetWith(tx, first?.id ?? last?.id ?? '');
      return { list: [last, first], beside: found?.changes ?? [] };
    });
    // Both may be one set.
    const labels = [...list.map((row) => row?.label), ...beside.map(({ label }) => label)];
    expect(labels).toContain('Quanto custa?');
    expect(labels.filter((label) => label?.startsWith('00000000'))).toEqual([]);
  });

  test('finds changes by the name of the row and of who made them', async () => {
    const found = (text: string) =>
      asActor(as(people.admin), (tx) =>
        listChangeSets(tx, { filter: { text }, sort: settingChangesList.usual, limit: 5 }),
      );
    expect((await found('plantao')).map(({ label }) => label)).toEqual(['Plantão', 'Plantão']);
    expect(await found('100%')).toEqual([]);
  });

  test('names nobody who has never worked here, and only to who may read settings', async () => {
    const call = `select * from public.staff_names('{${people.client},${people.zuleica}}')`;
    expect(await actorSql(as(people.admin), call)).toEqual([
      { id: people.zuleica, name: 'Zuleica Weber' },
    ]);
    for (const who of [people.viewer, people.client]) {
      expect(await refusalOf(as(who), call)).toBe('PT403');
    }
  });

  test('names a present or former colleague to any staff, and nobody to a client', async () => {
    const named = async (who: string, whom: string) =>
      (
        await actorSql<{ name: string | null }>(
          as(who),
          `select private.colleague_name('${whom}') as name`,
        )
      )[0]?.name;
    expect(await named(people.viewer, people.zuleica)).toBe('Zuleica Weber');
    expect(await named(people.viewer, people.former)).toBe('Otávio Pires');
    expect(await named(people.viewer, people.client)).toBeNull();
    for (const who of [people.client, people.former]) {
      expect(await named(who, people.zuleica)).toBeNull();
    }
  });
});

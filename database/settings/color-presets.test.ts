import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

describe('presets of colours', () => {
  useScratchDatabase();
  const people: Record<string, string> = {};
  beforeAll(async () => {
    for (const role of ['admin', 'manager', 'analyst'] as const) {
      people[role] = await makePerson({ role });
    }
  });
  const as = (role: string, statement: string) =>
    actorSql<{ colors: Record<string, string> | null }>(
      { kind: 'user', userId: people[role] ?? '' },
      statement,
    );
  const idOf = async (name: string) => {
    const [preset] = await ownerSql<{ id: string }>(
      `select id from public.color_presets where preset_name = '${name}'`,
    );
    return preset?.id ?? '';
  };
  const use = (id: string) => `select public.use_color_preset('${id}') as colors`;
  const uses = async () =>
    (
      await ownerSql<{ preset_name: string; usage_count: number; revision: number }>(
        `select preset_name, usage_count, revision from public.color_presets
         where usage_count > 0 or revision > 1`,
      )
    ).map((row) => ({ ...row }));

  test('count their uses, which is no change of settings', async () => {
    const id = await idOf('Brasa');
    const [accepted] = await as('admin', use(id));
    await as('admin', use(id));
    expect(accepted?.colors?.['primary_color']).toBe('#8a2f12');
    expect(await uses()).toEqual([{ preset_name: 'Brasa', usage_count: 2, revision: 1 }]);
    expect(
      await ownerSql(`select 1 from public.setting_changes where table_name = 'color_presets'
        and action = 'update'`),
    ).toEqual([]);
  });

  test('are unavailable when switched off or unknown', async () => {
    await ownerSql(`update public.color_presets set is_active = false where preset_name = 'Cobre'`);
    expect((await as('admin', use(await idOf('Cobre'))))[0]?.colors).toBeNull();
    const withoutRole = '00000000-0000-4000-8000-000000000000';
    expect((await as('admin', use(withoutRole)))[0]?.colors).toBeNull();
  });

  test('are not for users who may not change settings', async () => {
    const statement = use(await idOf('Brasa'));
    for (const role of ['manager', 'analyst']) {
      expect(await refusalOf({ kind: 'user', userId: people[role] ?? '' }, statement)).toBe(
        'PT403',
      );
    }
    expect(await refusalOf({ kind: 'anonymous' }, statement)).toBe('42501');
  });
});

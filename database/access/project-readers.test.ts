import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useProjectCast, type Who } from '../testing/projects.ts';
import { actorSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const TABLES = [
  ...['projects', 'project_stages', 'project_date_changes', 'deliverables', 'deliverable_versions'],
  ...['approvals', 'project_waits', 'project_updates', 'project_comments'],
] as const;

describe('readers and writers of the work for a client', () => {
  useScratchDatabase();
  const { people, cast, as, one } = useProjectCast();
  const countOf = async (who: Who, table: string) =>
    (await one<{ count: number }>(who, `select count(*)::int as count from public.${table}`))
      ?.count;

  test('comments are exchanged, and internal notes stay with staff', async () => {
    const [update, note] = [randomUUID(), randomUUID()];
    await actorSql(
      as('manager'),
      `select public.write_project_update('${update}', '${cast.ours.id}', 'O pedido chega.')`,
    );
    await actorSql(
      as('manager'),
      `select public.write_project_note('${note}', '${cast.ours.id}', 'segredo-interno')`,
    );
    const say = (who: Who) =>
      one<{ kept: boolean }>(
        who,
        `select public.write_project_comment('${randomUUID()}', '${update}', null, 'Chegou.') as kept`,
      ).then((row) => row?.kept);
    for (const who of ['finance', 'other', 'gone', 'analyst', 'nobody'] as const) {
      expect([who, await say(who)]).toEqual([who, false]);
    }
    expect([await say('member'), await say('manager')]).toEqual([true, true]);
    expect(
      await actorSql(
        as('owner'),
        'select from_client from public.project_comments where update_id is not null order by created_at',
      ),
    ).toEqual([{ from_client: true }, { from_client: false }]);
    for (const who of ['owner', 'member', 'finance', 'other', 'analyst'] as const) {
      expect([
        who,
        await countOf(who, 'project_notes'),
        await countOf(who, 'project_events'),
      ]).toEqual([who, 0, 0]);
    }
    expect(await countOf('manager', 'project_notes')).toBe(1);
  });

  test.each(['other', 'gone', 'nobody', 'analyst'] as const)(
    '%s sees no row of it, and changes none',
    async (who) => {
      for (const table of TABLES) {
        const seen = await one<{ count: number }>(
          who,
          table === 'projects'
            ? `select count(*)::int as count from public.projects where id = '${cast.ours.id}'`
            : `select count(*)::int as count from public.${table}${who === 'other' && table === 'project_stages' ? ` where project_id = '${cast.ours.id}'` : ''}`,
        );
        expect([table, seen?.count]).toEqual([table, 0]);
      }
      const id = randomUUID();
      for (const call of [
        `save_project('${cast.ours.id}', 1, 'Meu', '2026-08-03', null, '[]')`,
        `show_project('${cast.ours.id}')`,
        `change_project_dates('${cast.ours.id}', '[]', 'x', 'ours')`,
        `begin_project_wait('${cast.ours.id}', 4, 'x', '2026-08-10')`,
        `end_project_wait('${cast.ours.id}', '${id}')`,
        `set_project_state('${cast.ours.id}', 'ended')`,
        `write_project_update('${id}', '${cast.ours.id}', 'x')`,
        `write_project_note('${id}', '${cast.ours.id}', 'x')`,
        `invite_client('${cast.ours.id}', 'x@y.example', 'X', 'owner', 'en')`,
        `revoke_invitation('${id}')`,
        `send_version('${id}', '${cast.ours.id}', null, 'x', 4, '{}', null, null, false)`,
      ]) {
        expect([call, await refusalOf(as(who), `select public.${call}`)]).toEqual([call, 'PT403']);
      }
      expect(await one(who, `select public.project_value('${cast.ours.id}') as value`)).toEqual({
        value: null,
      });
    },
  );

  test('values are for owners and finance, names for members of the same client', async () => {
    const value = async (who: Who) =>
      Number(
        (
          await one<{ value: string | null }>(
            who,
            `select public.project_value('${cast.ours.id}') as value`,
          )
        )?.value,
      );
    expect([await value('owner'), await value('finance'), await value('member')]).toEqual([
      9000, 9000, 0,
    ]);
    const named = async (who: Who) =>
      (
        await actorSql<{ user_id: string }>(
          as(who),
          `select user_id from public.display_names('{${people.owner},${people.manager}}')`,
        )
      )
        .map(({ user_id }) => user_id)
        .sort();
    expect(await named('member')).toEqual([people.owner, people.manager].sort());
    expect(await named('other')).toEqual([people.manager]);
    expect(await named('nobody')).toEqual([]);
  });
});

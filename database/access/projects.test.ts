import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { letIn, makeProject, sendVersion, useProjectCast, type Who } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

describe('the work for clients', () => {
  useScratchDatabase();
  const { people, cast, as, one } = useProjectCast();
  const countOf = async (who: Who, table: string) =>
    (await one<{ count: number }>(who, `select count(*)::int as count from public.${table}`))
      ?.count;

  const move = (
    day: string,
    { kind = 'planned', position = 6, cause = `'Mais impressoras.'` } = {},
  ) =>
    `select public.change_project_dates('${cast.ours.id}',
       '[{"position": ${position}, "kind": "${kind}", "on": "${day}"}]', ${cause}, 'ours')`;

  test('a won deal becomes one project, with value, owner and proposed dates', async () => {
    const [deal] = await ownerSql<{ id: string }>(
      `with contact as (insert into public.crm_contacts (name, source) values ('Ana', 'website') returning id)
       insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, value, source, owner_id)
       select contact.id, g.pipeline_id, g.id, 'Site', 900, 'website', $1 from contact, public.crm_stages g
       join public.crm_pipelines p on p.id = g.pipeline_id
       where p.slug = 'inbound-marketing' and g.kind = 'won' returning id`,
      [people.manager],
    );
    const start = `select public.start_project('${deal?.id}') as id`;
    for (const who of ['analyst', 'nobody', 'owner'] as const) {
      expect([who, await refusalOf(as(who), start)]).toEqual([who, 'PT403']);
    }
    const made = await Promise.all([
      one<{ id: string }>('manager', start),
      one<{ id: string }>('manager', start),
    ]);
    expect(made[0]).toEqual(made[1]);
    expect(
      await ownerSql(
        `select p.name, p.value::int, p.conducted_by, p.shown_at, count(s.promised_on)::int as stages
         from public.projects p join public.project_stages s on s.project_id = p.id
         where p.id = $1 group by p.id`,
        [made[0]?.id],
      ),
    ).toEqual([
      { name: 'Site', value: 900, conducted_by: people.manager, shown_at: null, stages: 6 },
    ]);
  });

  test('a draft is visible only to staff, and all its dates may change', async () => {
    const draft = await makeProject('Rascunho', { shown: false });
    await letIn(draft, people.nobody, 'owner');
    expect(await countOf('nobody', 'projects')).toBe(0);
    const save = (day: string) =>
      `select public.save_project('${draft.id}', 1, 'Rascunho', '2026-08-03', null,
         '[{"position": 1, "promised_on": "${day}", "gloss": "Um problema"}]')`;
    expect(await refusalOf(as('nobody'), save('2026-08-06'))).toBe('PT403');
    await expect(actorSql(as('manager'), save('2026-08-02'))).rejects.toThrow('out_of_order');
    await actorSql(as('manager'), save('2026-08-06'));
    expect(
      await ownerSql(`select from public.project_date_changes where project_id = $1`, [draft.id]),
    ).toEqual([]);
    await ownerSql('delete from public.client_members where user_id = $1', [people.nobody]);
  });

  test('a promise may be corrected with a cause until the client opens the project, and never after', async () => {
    const promise = (day: string, cause?: string) =>
      move(day, { kind: 'promised', ...(cause ? { cause } : {}) });
    expect(await refusalOf(as('manager'), promise('2026-12-03', 'null'))).toBe('23514');
    await actorSql(as('manager'), promise('2026-12-03'));
    // Only somebody of the client opens it.
    await actorSql(as('other'), `select public.open_project('${cast.ours.id}')`);
    await actorSql(as('manager'), promise('2026-12-02'));
    await actorSql(as('finance'), `select public.open_project('${cast.ours.id}')`);
    expect(await refusalOf(as('manager'), promise('2026-12-09'))).toBe('PT409');
    for (const text of [
      `update public.project_stages set promised_on = '2026-12-09' where position = 6 and project_id = '${cast.ours.id}'`,
      `delete from public.project_stages where position = 6 and project_id = '${cast.ours.id}'`,
    ]) {
      await expect(ownerSql(text)).rejects.toThrow('promise_stands');
    }
    const [stored] = await ownerSql<{ day: string }>(
      `select promised_on::text as day from public.project_stages where position = 6 and project_id = $1`,
      [cast.ours.id],
    );
    expect(stored?.day).toBe('2026-12-02');
  });

  test('each changed date needs a cause and its originator', async () => {
    expect(await refusalOf(as('manager'), move('2026-12-23', { cause: 'null' }))).toBe('23514');
    await actorSql(as('manager'), move('2026-12-23'));
    expect(await refusalOf(as('manager'), move('2026-12-23'))).toBe('PT409');
    await expect(
      ownerSql(
        `update public.project_stages set planned_on = '2026-12-30' where position = 6 and project_id = $1`,
        [cast.ours.id],
      ),
    ).rejects.toThrow('date_without_cause');
    // A stage ends on no day to come, and not before the one in front of it.
    expect(
      await refusalOf(as('manager'), move('2099-01-01', { kind: 'actual', position: 1 })),
    ).toBe('PT409');
    await expect(
      actorSql(as('manager'), move('2026-08-21', { kind: 'actual', position: 2 })),
    ).rejects.toThrow('out_of_order');
    await actorSql(
      as('manager'),
      move('2026-08-07', { kind: 'actual', position: 1, cause: 'null' }),
    );
    // A slip of the finger in the year is named, also where the stage is over.
    for (const day of ['2001-01-01', '2126-08-07']) {
      await expect(actorSql(as('manager'), move(day, { position: 1 }))).rejects.toThrow(
        'date_out_of_range',
      );
    }
    expect(
      await actorSql(
        as('owner'),
        `select kind, to_on::text as day, cause, whose from public.project_date_changes
         where kind <> 'promised' order by at`,
      ),
    ).toEqual([
      { kind: 'planned', day: '2026-12-23', cause: 'Mais impressoras.', whose: 'ours' },
      { kind: 'actual', day: '2026-08-07', cause: null, whose: null },
    ]);
  });

  test('a version is approved once, by an owner, with the hash that they saw; the wait ends', async () => {
    const sent = await sendVersion(as('manager'), cast.ours, { holds: true });
    const approve = (who: Who, sha256 = sent.sha256) =>
      one<{ reply: { outcome: string; by?: string } }>(
        who,
        `select public.approve_version('${sent.version}', '${sha256}') as reply`,
      ).then((row) => row?.reply);
    for (const who of ['member', 'finance', 'other', 'gone', 'manager', 'nobody'] as const) {
      expect([who, await approve(who)]).toEqual([who, { outcome: 'gone' }]);
    }
    expect(await approve('owner', 'f'.repeat(64))).toEqual({ outcome: 'changed' });
    const both = await Promise.all([approve('owner'), approve('second')]);
    expect(both.map((reply) => reply?.outcome).sort()).toEqual(['already', 'approved']);
    expect(
      await ownerSql(
        'select until is not null as over from public.project_waits where version_id = $1',
        [sent.version],
      ),
    ).toEqual([{ over: true }]);
    await expect(ownerSql(`update public.approvals set sha256 = repeat('f', 64)`)).rejects.toThrow(
      'approval_stands',
    );
    const [mails] = await ownerSql<{ count: number }>(
      `select count(*)::int as count from public.outbox where kind = 'project.receipt-mail'`,
    );
    expect(mails?.count).toBe(1);
  });

  test('owners and members request a change, and the next version replaces the waiting one', async () => {
    const sent = await sendVersion(as('manager'), cast.ours);
    const ask = (who: Who) =>
      one<{ reply: string }>(
        who,
        `select public.ask_for_change('${randomUUID()}', '${sent.version}', 'Falta o total.', 'hinders') as reply`,
      ).then((row) => row?.reply);
    for (const who of ['finance', 'other', 'gone', 'manager'] as const) {
      expect([who, await ask(who)]).toEqual([who, 'gone']);
    }
    expect(await ask('member')).toBe('asked');
    const next = await sendVersion(as('manager'), cast.ours, { deliverable: sent.deliverable });
    expect(await ask('owner')).toBe('decided');
    expect(
      await actorSql(
        as('finance'),
        `select number, state from public.deliverable_versions where deliverable_id = '${sent.deliverable}' order by 1`,
      ),
    ).toEqual([
      { number: 1, state: 'changes' },
      { number: 2, state: 'waiting' },
    ]);
    const file = (who: Who) =>
      actorSql(as(who), `select * from public.deliverable_file('${next.version}')`);
    for (const who of ['other', 'gone', 'nobody', 'analyst'] as const)
      expect([who, await file(who)]).toEqual([who, []]);
    expect(await file('member')).toHaveLength(1);
  });
});

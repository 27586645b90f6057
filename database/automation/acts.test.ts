import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { A_TASK, lead, makeRule, noRules, one, runAll, runsOf } from './rules.ts';

describe('actions of rules', () => {
  useScratchDatabase();
  let marina = '';
  let rui = '';
  let partner = '';
  beforeAll(async () => {
    marina = await makePerson({ role: 'manager' });
    rui = await makePerson({ role: 'manager' });
    partner = await makePerson({ role: 'manager', product: 'doavya' });
  });
  beforeEach(noRules);

  test('every action has its effect, and is undone where nothing contradicts', async () => {
    const tag = (
      await one<{ id: string }>(`insert into public.crm_tags (name) values ('Quente') returning id`)
    ).id;
    const rule = await makeRule({
      acts: [
        { kind: 'owner', owner: marina },
        { ...A_TASK, owner: 'owner' },
        { kind: 'tag', tag },
        { kind: 'draft', channel: 'mail', template: 'welcome' },
        { kind: 'notice', to: ['owner', rui, partner] },
        { kind: 'mail', template: 'welcome' },
      ],
    }).catch((error: unknown) => error);
    // Of every product, and so a colleague of one alone is not to be named.
    expect(String(rule)).toMatch('rule_owner');
    const made = await makeRule({
      acts: [
        { kind: 'owner', owner: marina },
        { ...A_TASK, owner: 'owner' },
        { kind: 'tag', tag },
        { kind: 'draft', channel: 'mail', template: 'welcome' },
        { kind: 'notice', to: ['owner', rui] },
        { kind: 'mail', template: 'welcome' },
      ],
    });
    const id = await lead();
    await runAll();
    const [run] = await runsOf(made);
    expect(run?.acts.map(({ kind }) => kind)).toEqual([
      'owner',
      'task',
      'tag',
      'draft',
      'notice',
      'mail',
    ]);
    expect(run?.acts.at(-1)).toMatchObject({ outcome: 'off' });
    const state = () =>
      one(
        `select s.owner_id, (select count(*)::int from public.crm_tag_links k where k.lead_id = s.id) as tags,
           (select count(*)::int from public.crm_tasks t where t.lead_id = s.id and t.removed_at is null
             and t.owner_id = $2) as tasks,
           (select count(*)::int from public.crm_message_drafts d where d.lead_id = s.id) as drafts,
           (select count(*)::int from public.automation_notices n where n.lead_id = s.id
             and n.read_at is null) as notices
         from public.qualification_submissions s where s.id = $1`,
        [id, marina],
      );
    expect(await state()).toEqual({
      owner_id: marina,
      tags: 1,
      tasks: 1,
      drafts: 1,
      notices: 2,
    });
    expect(
      await ownerSql(`select from public.outbox where kind = 'automation.notice-mail'`),
    ).toHaveLength(2);
    const admin = await makePerson({ role: 'admin' });
    const undo = () =>
      actorSql(
        { kind: 'user', userId: admin },
        `select public.undo_rule_run('${run?.id}') as what`,
      );
    await ownerSql('update public.qualification_submissions set owner_id = $2 where id = $1', [
      id,
      rui,
    ]);
    expect(await undo()).toEqual([{ what: 'contradicted' }]);
    expect(await state()).toMatchObject({ tags: 1, drafts: 1 });
    await ownerSql('update public.qualification_submissions set owner_id = $2 where id = $1', [
      id,
      marina,
    ]);
    expect(await undo()).toEqual([{ what: 'undone' }]);
    expect(await undo()).toEqual([{ what: 'undone' }]);
    expect(await state()).toEqual({ owner_id: null, tags: 0, tasks: 0, drafts: 0, notices: 0 });
  });

  test('mails a person only where staff have switched that on', async () => {
    const acts = [{ kind: 'mail', template: 'welcome' }];
    await makeRule({ acts });
    const open = await makeRule({ acts, mailsOutside: true });
    await lead();
    await runAll();
    const [run] = await runsOf(open);
    const ordered = await ownerSql<{ payload: { run_id: string } }>(
      `select payload from public.outbox where kind = 'automation.write-message'`,
    );
    expect(ordered).toMatchObject([{ payload: { run_id: run?.id } }]);
  });

  test('rules that start each other stop after five', async () => {
    const swap = (from: string, to: string) =>
      makeRule({
        starts: { kind: 'changes', field: 'owner', to: from },
        acts: [{ kind: 'owner', owner: to }],
      });
    const [there, back] = [await swap(marina, rui), await swap(rui, marina)];
    const own = await makeRule({
      starts: { kind: 'changes', field: 'owner' },
      acts: [{ kind: 'owner', owner: rui }],
      active: false,
    });
    const id = await lead();
    await ownerSql('update public.qualification_submissions set owner_id = $2 where id = $1', [
      id,
      marina,
    ]);
    await runAll();
    const runs = [...(await runsOf(there)), ...(await runsOf(back))].sort(
      (a, b) => a.depth - b.depth,
    );
    expect(runs.map(({ depth, outcome }) => [depth, outcome])).toEqual([
      [0, 'done'],
      [1, 'done'],
      [2, 'done'],
      [3, 'done'],
      [4, 'done'],
      [5, 'done'],
      [6, 'too_deep'],
    ]);
    expect(await ownerSql('select from private.automation_facts')).toEqual([]);
    // What a rule has itself done is no news to it.
    await ownerSql('update public.automation_rules set is_active = id = $1', [own]);
    await ownerSql('update public.qualification_submissions set owner_id = null where id = $1', [
      id,
    ]);
    await runAll();
    expect(await runsOf(own)).toHaveLength(1);
  });

  test('a failure is stored with its reason, changes nothing, and the twentieth switches the rule off', async () => {
    const rule = await makeRule({
      acts: [A_TASK, { kind: 'draft', channel: 'whatsapp', template: 'welcome' }],
    });
    await ownerSql(`update public.crm_templates set is_active = false where channel = 'whatsapp'`);
    const admin = await makePerson({ role: 'admin' });
    const id = await lead();
    for (let at = 0; at < 25; at++) {
      await ownerSql(
        `insert into private.automation_facts (subject, subject_id, kind, at, key)
         values ('lead', $1, 'arrives', clock_timestamp(), $2)`,
        [id, `again:${at}`],
      );
    }
    await runAll();
    await ownerSql(`update public.crm_templates set is_active = true where channel = 'whatsapp'`);
    const runs = await runsOf(rule);
    expect(runs).toHaveLength(20);
    expect(runs[0]).toMatchObject({ outcome: 'failed', reason: 'template_missing', acts: [] });
    expect(await ownerSql('select from public.crm_tasks where lead_id = $1', [id])).toEqual([]);
    expect(
      await one(
        `select r.is_active, s.failures, s.stopped_at is not null as stopped
         from public.automation_rules r join public.automation_standings s on s.rule_id = r.id where r.id = $1`,
        [rule],
      ),
    ).toEqual({ is_active: false, failures: 20, stopped: true });
    expect(
      await actorSql(
        { kind: 'user', userId: admin },
        'select kind, rule_id from public.automation_notices',
      ),
    ).toEqual([{ kind: 'stopped', rule_id: rule }]);
    await ownerSql('update public.automation_rules set is_active = true where id = $1', [rule]);
    await lead();
    await runAll();
    expect((await runsOf(rule)).at(-1)).toMatchObject({ outcome: 'done' });
  });

  test('ten concurrent workers, and a killed one, repeat no action', async () => {
    const rule = await makeRule();
    const ids = [await lead(), await lead(), await lead()];
    await actorSql({ kind: 'system' }, `select public.run_automation(); select 1 / 0`).catch(
      () => undefined,
    );
    expect(await runsOf(rule)).toEqual([]);
    expect(await ownerSql('select from public.crm_tasks where lead_id = any ($1)', [ids])).toEqual(
      [],
    );
    await Promise.all(Array.from({ length: 10 }, runAll));
    await runAll();
    expect((await runsOf(rule)).map((run) => run.subject_id).sort()).toEqual([...ids].sort());
    expect(
      await ownerSql('select from public.crm_tasks where lead_id = any ($1)', [ids]),
    ).toHaveLength(3);
  });

  test('never acts beyond its product, nor assigns to users who may not see it', async () => {
    const rule = await makeRule({ product: 'doavya', acts: [{ kind: 'owner', owner: partner }] });
    const [own, foreign] = [await lead({ source: 'doavya' }), await lead()];
    await runAll();
    expect(await runsOf(rule)).toMatchObject([{ subject_id: own, outcome: 'done' }]);
    expect(
      await one('select owner_id from public.qualification_submissions where id = $1', [foreign]),
    ).toEqual({ owner_id: null });
    await ownerSql(`update public.user_roles set is_active = false where user_id = $1`, [partner]);
    await lead({ source: 'doavya' });
    await runAll();
    await ownerSql(`update public.user_roles set is_active = true where user_id = $1`, [partner]);
    expect((await runsOf(rule)).at(-1)).toMatchObject({
      outcome: 'failed',
      reason: 'owner_cannot',
    });
  });

  test('the undo does not restore an owner who may no longer read the ticket', async () => {
    const former = await makePerson({ role: 'manager' });
    const rule = await makeRule({
      subject: 'ticket',
      starts: { kind: 'changes', field: 'status', to: 'in_progress' },
      acts: [{ kind: 'owner', owner: marina }],
    });
    const { id } = await one<{ id: string }>(
      `insert into public.feedback_tickets (project_id, title, owner_id)
       select id, 'Menu', $1 from public.feedback_projects where key = 'forja' returning id`,
      [former],
    );
    await ownerSql(`update public.feedback_tickets set status = 'in_progress' where id = $1`, [id]);
    await runAll();
    await ownerSql('delete from public.user_roles where user_id = $1', [former]);
    const [run] = await runsOf(rule);
    const admin = { kind: 'user', userId: await makePerson({ role: 'admin' }) } as const;
    const undo = `select public.undo_rule_run('${run?.id}') as what`;
    expect(await actorSql(admin, undo)).toEqual([{ what: 'contradicted' }]);
    const owner = 'select owner_id from public.feedback_tickets where id = $1';
    expect(await one(owner, [id])).toEqual({ owner_id: marina });
  });
});

import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { A_TASK, dealOf, lead, makeRule, noRules, runAll, runMoments, runsOf } from './rules.ts';

describe('triggers of rules', () => {
  useScratchDatabase();
  let marina = '';
  beforeAll(async () => {
    marina = await makePerson({ role: 'manager' });
  });
  beforeEach(noRules);

  test('a new lead gets its task once, and nothing is queued without a rule', async () => {
    await lead();
    expect(await ownerSql('select from private.automation_facts')).toEqual([]);
    const rule = await makeRule({
      acts: [{ ...A_TASK, owner: marina }],
      conditions: [{ field: 'company', op: 'contains', value: 'padar' }],
    });
    const id = await lead();
    await runAll();
    await ownerSql(
      `insert into private.automation_facts (subject, subject_id, kind, at, key)
       values ('lead', $1, 'arrives', clock_timestamp(), $2)`,
      [id, `arrives:${id}`],
    );
    await runAll();
    const runs = await runsOf(rule);
    expect(runs).toMatchObject([{ subject_id: id, outcome: 'done', depth: 0 }]);
    const tasks = await ownerSql(
      'select id, title, owner_id from public.crm_tasks where lead_id = $1',
      [id],
    );
    expect(tasks).toEqual([{ id: runs[0]?.acts[0]?.['id'], title: 'Ligar', owner_id: marina }]);
  });

  test('conditions hold: no other answer, product, or suspected lead', async () => {
    const otherRule = await makeRule({
      conditions: [{ field: 'company', op: 'is', value: 'Outra' }],
    });
    const narrowed = await makeRule({ product: 'doavya' });
    await lead();
    await lead({ marks: ['honeypot'] });
    const suspected = await lead({ marks: ['too_fast'] });
    await runAll();
    expect(await runsOf(otherRule)).toEqual([]);
    expect(await runsOf(narrowed)).toEqual([]);
    const any = await makeRule();
    await ownerSql('update public.qualification_submissions set cleared_at = now() where id = $1', [
      suspected,
    ]);
    await runAll();
    expect(await runsOf(any)).toMatchObject([{ subject_id: suspected, outcome: 'done' }]);
    const id = await lead({ source: 'doavya' });
    await runAll();
    expect(await runsOf(narrowed)).toMatchObject([{ subject_id: id }]);
  });

  test('a change of a field from one value to another starts its rules', async () => {
    const stages = await ownerSql<{ id: string; pipeline_id: string }>(
      `select s.id, s.pipeline_id from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.is_default and p.product = 'forja' and s.kind = 'open' order by s.position`,
    );
    const own = await lead();
    const deal = await dealOf(own);
    const to = stages[2]?.id;
    const moved = await makeRule({
      subject: 'deal',
      starts: { kind: 'changes', field: 'stage', to },
      conditions: [{ field: 'value', op: 'at_least', value: 5000 }],
    });
    const priced = await makeRule({ subject: 'deal', starts: { kind: 'changes', field: 'value' } });
    // The deal's second stage stands for "contacted": its lead goes with it.
    const contacted = await makeRule({
      starts: { kind: 'changes', field: 'status', from: 'new', to: 'contacted' },
    });
    await ownerSql('update public.crm_deals set stage_id = $2 where id = $1', [
      deal,
      stages[1]?.id,
    ]);
    await ownerSql('update public.crm_deals set value = 9000 where id = $1', [deal]);
    await ownerSql('update public.crm_deals set stage_id = $2 where id = $1', [deal, to]);
    // Looked at later, it is still what it was at that moment.
    await ownerSql('update public.crm_deals set value = 10 where id = $1', [deal]);
    const other = await lead();
    await ownerSql(
      `update public.qualification_submissions set status = 'contacted' where id = $1`,
      [other],
    );
    await runAll();
    expect(await runsOf(moved)).toMatchObject([{ subject_id: deal, outcome: 'done' }]);
    expect(await runsOf(priced)).toHaveLength(2);
    expect(await runsOf(contacted)).toMatchObject([{ subject_id: own }, { subject_id: other }]);
  });

  test('a silence starts a rule once, and again only after a reply', async () => {
    const quiet = await lead();
    const deal = await dealOf(quiet);
    const leads = await makeRule({ starts: { kind: 'silent', days: 3 } });
    // Not a task: one that is still to come is no silence.
    const deals = await makeRule({
      subject: 'deal',
      starts: { kind: 'silent', days: 14 },
      acts: [{ kind: 'owner', owner: marina }],
    });
    const heard = async (leadAt: string, dealAt: string) => {
      await ownerSql(
        `update public.qualification_submissions set created_at = now() - $2::interval where id = $1`,
        [quiet, leadAt],
      );
      await ownerSql(
        `update public.crm_deals set touched_at = now() - $2::interval where id = $1`,
        [deal, dealAt],
      );
    };
    // Without contact since before the rule was made: the rule ignores such deals.
    await heard('30 days', '90 days');
    await runMoments();
    expect(await runsOf(leads)).toEqual([]);
    await heard(
      '2 days 23 hours 59 minutes 59.9 seconds',
      '13 days 23 hours 59 minutes 59.9 seconds',
    );
    await ownerSql(`update public.automation_standings set armed_at = now() - interval '1 hour',
      looked_until = now() - interval '1 hour'`);
    await heard('3 days', '14 days');
    await runMoments();
    await runMoments();
    expect(await runsOf(leads)).toMatchObject([{ subject_id: quiet }]);
    expect(await runsOf(deals)).toMatchObject([{ subject_id: deal }]);
    await heard('3 days 1 minute', '14 days 1 minute');
    await runMoments();
    expect(await runsOf(leads)).toHaveLength(2);
    await ownerSql(
      `insert into public.crm_tasks (id, deal_id, product, title, due_at)
       values (gen_random_uuid(), $1, 'forja', 'Depois', now() + interval '2 days')`,
      [deal],
    );
    await heard('3 days', '14 days 2 minutes');
    await runMoments();
    expect(await runsOf(deals)).toHaveLength(2);
  });

  test('terms start rules before and after their end, unless the work is done', async () => {
    const [due, late, done] = [await lead(), await lead(), await lead()];
    const deal = await dealOf(due);
    const task = (id: string, at: string, over = false) =>
      ownerSql(
        `insert into public.crm_tasks (id, lead_id, product, title, due_at, done_at)
         values (gen_random_uuid(), $1, 'forja', 'Ligar', now() + $2::interval, $3)`,
        [id, at, over ? new Date() : null],
      );
    const before = await makeRule({
      starts: { kind: 'due', what: 'task', side: 'before', hours: 24 },
    });
    const after = await makeRule({
      starts: { kind: 'due', what: 'task', side: 'after', hours: 1 },
    });
    const answer = await makeRule({
      starts: { kind: 'due', what: 'answer', side: 'after', hours: 0 },
    });
    const close = await makeRule({
      subject: 'deal',
      starts: { kind: 'due', what: 'close', side: 'before', hours: 72 },
    });
    await ownerSql(`update public.automation_standings set armed_at = now() - interval '1 day',
      looked_until = now() - interval '1 day'`);
    await task(due, '5 hours');
    await task(late, '-2 hours');
    await task(done, '-2 hours', true);
    await ownerSql(
      `update public.qualification_submissions set answer_target = 60,
         answer_due_at = now() - interval '1 minute' where id = $1`,
      [late],
    );
    await ownerSql(`update public.crm_deals set expected_close = current_date + 1 where id = $1`, [
      deal,
    ]);
    await runMoments();
    await runMoments();
    expect(await runsOf(before)).toMatchObject([{ subject_id: due }]);
    expect((await runsOf(after)).map((run) => run.subject_id).sort()).toEqual([done, late].sort());
    expect(await runsOf(answer)).toMatchObject([{ subject_id: late }]);
    expect(await runsOf(close)).toMatchObject([{ subject_id: deal }]);
  });
});

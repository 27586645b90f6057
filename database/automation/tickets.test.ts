import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { makeRule, noRules, one, type RuleParts, runAll, runMoments, runsOf } from './rules.ts';

const CASES = 4;
const FACTS = 20;
const STATUSES = ['open', 'in_progress', 'waiting', 'solved'];
const PRIORITIES = ['low', 'medium', 'high', 'urgent'];
const URGENT = { kind: 'priority', to: 'urgent' };

describe('rules about tickets', () => {
  useScratchDatabase();
  let owners: string[] = [];
  let admin = '';
  beforeAll(async () => {
    await ownerSql('update public.company_settings set business_hours = null');
    owners = [await makePerson({ role: 'manager' }), await makePerson({ role: 'manager' })];
    admin = await makePerson({ role: 'admin' });
  });
  beforeEach(async () => {
    await noRules();
    await ownerSql('delete from public.feedback_tickets');
  });

  async function ticket(priority = 'medium', minutes = 0, status = 'open'): Promise<string> {
    const id = randomUUID();
    await ownerSql(
      `insert into public.feedback_tickets (id, project_id, title, priority, status, created_at)
       select $1, id, 'Menu', $2, $3, now() - make_interval(mins => $4)
       from public.feedback_projects where key = 'forja'`,
      [id, priority, status, minutes],
    );
    return id;
  }
  const stands = (id: string) =>
    one<{ status: string; priority: string; owner_id: string | null }>(
      'select status, priority, owner_id from public.feedback_tickets where id = $1',
      [id],
    );
  const set = (id: string, column: string, value: string | null) =>
    ownerSql(`update public.feedback_tickets set ${column} = $2 where id = $1`, [id, value]);

  test('act when one is opened, and their actions can be undone', async () => {
    const acts = [
      URGENT,
      { kind: 'status', to: 'in_progress' },
      { kind: 'owner', owner: owners[0] },
      { kind: 'draft', channel: 'mail', template: 'welcome' },
      { kind: 'notice', to: ['owner'] },
    ];
    const conditions = [{ field: 'waits_for', op: 'is', value: 'house' }];
    const rule = await makeRule({ subject: 'ticket', product: 'forja', conditions, acts });
    const imported = await ticket('low', 0, 'others');
    const id = await ticket('low');
    await runAll();
    expect(await stands(imported)).toMatchObject({ priority: 'low', status: 'others' });
    expect(await stands(id)).toEqual({
      status: 'in_progress',
      priority: 'urgent',
      owner_id: owners[0],
    });
    expect(
      await ownerSql(
        'select user_id, ticket_id from public.automation_notices where ticket_id = $1',
        [id],
      ),
    ).toEqual([{ user_id: owners[0], ticket_id: id }]);
    const draft = `select template_key from public.ticket_drafts where ticket_id = '${id}'`;
    const colleague = { kind: 'user', userId: owners[1] ?? '' } as const;
    expect(await actorSql(colleague, draft)).toEqual([{ template_key: 'welcome' }]);
    const partner = await makePerson({ role: 'manager', product: 'doavya' });
    expect(await actorSql({ kind: 'user', userId: partner }, draft)).toEqual([]);

    const [run] = await runsOf(rule);
    const undo = `select public.undo_rule_run('${run?.id}') as what`;
    expect(await refusalOf(colleague, undo)).toBe('PT403');
    expect(await actorSql({ kind: 'user', userId: admin }, undo)).toEqual([{ what: 'undone' }]);
    expect(await stands(id)).toEqual({ status: 'open', priority: 'low', owner_id: null });
    expect(await actorSql(colleague, draft)).toEqual([]);
  });

  test('fail whole with a forbidden move; a reply deletes the draft of a rule', async () => {
    const acts = [URGENT, { kind: 'status', to: 'waiting' }];
    const starts = { kind: 'changes', field: 'status', to: 'solved' };
    const rule = await makeRule({ subject: 'ticket', starts, acts });
    const id = await ticket();
    await set(id, 'status', 'solved');
    await runAll();
    expect(await runsOf(rule)).toMatchObject([
      { outcome: 'failed', reason: 'ticket_move_not_allowed' },
    ]);
    expect(await stands(id)).toMatchObject({ priority: 'medium', status: 'solved' });
    await ownerSql(
      `insert into public.ticket_drafts (ticket_id, template_key, run_id)
       values ($1, 'welcome', gen_random_uuid())`,
      [id],
    );
    await ownerSql(
      `insert into public.feedback_messages (ticket_id, author, body) values ($1, 'staff', 'Pronto.')`,
      [id],
    );
    expect(await ownerSql('select 1 from public.ticket_drafts')).toEqual([]);
  });

  test('that start each other stop after five', async () => {
    for (const [from, to] of [
      ['low', 'high'],
      ['high', 'low'],
    ] as const) {
      const starts = { kind: 'changes', field: 'priority', to: from };
      await makeRule({ subject: 'ticket', starts, acts: [{ kind: 'priority', to }] });
    }
    const id = await ticket('medium');
    await set(id, 'priority', 'low');
    await runAll();
    const runs = await ownerSql<{ outcome: string }>(
      'select outcome from public.automation_runs where subject_id = $1 order by depth',
      [id],
    );
    expect(runs.map(({ outcome }) => outcome)).toEqual([...Array(6).fill('done'), 'too_deep']);
  });

  test('start at silences and terms, once each, and never while the clock is paused', async () => {
    const [silent, answer, solution] = [
      await makeRule({ subject: 'ticket', starts: { kind: 'silent', days: 3 }, acts: [URGENT] }),
      await makeRule({
        subject: 'ticket',
        starts: { kind: 'due', what: 'answer', side: 'after', hours: 0 },
        acts: [URGENT],
      }),
      await makeRule({
        subject: 'ticket',
        starts: { kind: 'due', what: 'solution', side: 'before', hours: 2 },
        acts: [URGENT],
      }),
    ];
    const since = (rule: string | undefined, time: string) =>
      ownerSql(
        `update public.automation_standings set armed_at = armed_at - $2::interval,
           looked_until = looked_until - $2::interval where rule_id = $1`,
        [rule, time],
      );
    for (const rule of [silent, answer, solution]) await since(rule, '1 hour');
    const quiet = await ticket('low', 3 * 1440);
    await ownerSql(
      `update public.feedback_tickets set last_public_at = now() - interval '3 days 10 minutes' where id = $1`,
      [quiet],
    );
    await ownerSql(
      `update public.feedback_changes set changed_at = now() - interval '3 days 10 minutes'
      where ticket_id = $1`,
      [quiet],
    );
    // High: 120 minutes for the answer, 960 for the solution.
    const late = await ticket('high', 130);
    const near = await ticket('high', 850);
    const paused = await ticket('high', 850);
    await ownerSql(
      `update public.feedback_tickets set first_answered_at = created_at + interval '1 minute'
       where id = any ($1)`,
      [[near, paused]],
    );
    await ownerSql(
      `insert into private.ticket_pauses (ticket_id, since)
      values ($1, now() - interval '20 minutes')`,
      [paused],
    );
    await runMoments();
    await runMoments();
    const subjects = async (rule: string) => (await runsOf(rule)).map((run) => run.subject_id);
    expect(await subjects(silent ?? '')).toEqual([quiet]);
    expect(await subjects(answer ?? '')).toEqual([late]);
    expect(await subjects(solution ?? '')).toEqual([near]);
  });

  test('name only fields of tickets, and are written by users who may change tickets', async () => {
    const refused = (parts: RuleParts) =>
      makeRule({ subject: 'ticket', acts: [URGENT], ...parts }).then(
        () => 'none',
        (error: Error) => error.message,
      );
    expect(await refused({ acts: [{ kind: 'tag', tag: randomUUID() }] })).toBe('rule_act');
    expect(
      await refused({ acts: [{ kind: 'draft', channel: 'whatsapp', template: 'welcome' }] }),
    ).toBe('rule_act');
    expect(await refused({ acts: [{ kind: 'status', to: 'others' }] })).toBe('rule_act');
    expect(await refused({ subject: 'lead' })).toBe('rule_act');
    expect(await refused({ starts: { kind: 'due', what: 'close', side: 'after', hours: 0 } })).toBe(
      'rule_starts',
    );
    expect(await refused({ conditions: [{ field: 'score', op: 'at_least', value: 3 }] })).toBe(
      'rule_condition',
    );
    const outsider = await makePerson();
    expect(await refused({ acts: [{ kind: 'owner', owner: outsider }] })).toBe('rule_owner');
    expect(await refused({})).toBe('none');
  });

  type Preview = { subject_id: string; total: number };
  const previewOf = async (rule: string) => {
    const { rule: written } = await one<{ rule: object }>(
      `select jsonb_build_object('subject', r.subject, 'product', r.product, 'starts', r.starts,
         'conditions', r.conditions) as rule from public.automation_rules r where r.id = $1`,
      [rule],
    );
    return actorSql<Preview>(
      { kind: 'user', userId: admin },
      `select * from public.preview_rule('${JSON.stringify(written)}', '${rule}')`,
    );
  };

  function invented(random: ReturnType<typeof randomFor>): RuleParts {
    return {
      subject: 'ticket',
      product: random.pick([null, 'forja', 'doavya']),
      acts: random.pick([
        [{ kind: 'owner', owner: random.pick([...owners, null]) }],
        [{ kind: 'priority', to: random.pick(PRIORITIES) }],
        [{ kind: 'notice', to: ['owner'] }],
      ]),
      starts: random.pick([
        { kind: 'arrives' },
        { kind: 'changes', field: 'status' },
        { kind: 'changes', field: 'owner' },
        { kind: 'changes', field: 'priority', to: random.pick(PRIORITIES) },
      ]),
      conditions: random.pick([
        [],
        [{ field: 'owner', op: random.pick(['empty', 'filled']) }],
        [{ field: 'status', op: 'one_of', value: ['open', 'waiting'] }],
        [{ field: 'waits_for', op: 'is', value: 'customer' }],
        [{ field: 'priority', op: 'is_not', value: 'low' }],
      ]),
    };
  }

  /** Random events: a ticket arrives, or is reassigned, moved or given a priority. */
  async function happen(random: ReturnType<typeof randomFor>, tickets: string[]): Promise<void> {
    const id = tickets.length > 0 ? random.pick(tickets) : undefined;
    if (!id || random.next() < 0.3) {
      tickets.push(await ticket(random.pick(PRIORITIES)));
      return;
    }
    const [column, value] = random.pick([
      ['owner_id', random.pick([...owners, null])],
      ['status', random.pick(STATUSES)],
      ['priority', random.pick(PRIORITIES)],
    ] as const);
    await set(id, column, value).catch(() => undefined);
  }

  test('do what the preview shows', async () => {
    const random = randomFor('rules of tickets');
    let ran = 0;
    for (let round = 0; round < CASES; round++) {
      await noRules();
      await ownerSql(
        `update public.feedback_changes set changed_at = changed_at - interval '60 days'`,
      );
      const rules: string[] = [];
      for (let order = 0; order < 4; order++) {
        rules.push(await makeRule({ ...invented(random), order }));
      }
      const tickets: string[] = [];
      for (let fact = 0; fact < FACTS; fact++) {
        await happen(random, tickets);
        if (random.next() < 0.5) await runAll();
      }
      await runAll();
      for (const rule of rules) {
        const done = (await runsOf(rule)).filter(({ outcome }) => outcome === 'done');
        const would = await previewOf(rule);
        expect(would.map((row) => row.subject_id).sort()).toEqual(
          done
            .map((run) => run.subject_id)
            .sort()
            .slice(0, 50),
        );
        ran += done.length;
      }
    }
    expect(ran).toBeGreaterThan(10);
  });
});

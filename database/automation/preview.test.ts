import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  A_TASK,
  dealOf,
  lead,
  makeRule,
  noRules,
  type RuleParts,
  runAll,
  runsOf,
} from './rules.ts';

const CASES = 6;
const FACTS = 25;
const STATUSES = ['new', 'contacted', 'qualified', 'converted', 'lost'];

describe('the preview of a rule', () => {
  useScratchDatabase();
  let owners: string[] = [];
  let stages: string[] = [];
  let admin = '';
  beforeAll(async () => {
    owners = [await makePerson({ role: 'manager' }), await makePerson({ role: 'manager' })];
    admin = await makePerson({ role: 'admin' });
    const rows = await ownerSql<{ id: string }>(
      `select s.id from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.is_default and p.product = 'forja' and s.kind = 'open' order by s.position`,
    );
    stages = rows.map(({ id }) => id);
  });
  beforeEach(noRules);

  type Preview = { subject_id: string; total: number };
  const previewOf = async (rule: string, who = admin) => {
    const [row] = await ownerSql<{ rule: object }>(
      `select jsonb_build_object('subject', r.subject, 'product', r.product, 'starts', r.starts,
         'conditions', r.conditions) as rule from public.automation_rules r where r.id = $1`,
      [rule],
    );
    return actorSql<Preview>(
      { kind: 'user', userId: who },
      `select * from public.preview_rule('${JSON.stringify(row?.rule)}', '${rule}')`,
    );
  };

  /** A rule about leads or deals that may be set off by what follows. */
  function invented(random: ReturnType<typeof randomFor>): RuleParts {
    const owner = random.pick([...owners, null]);
    const acts = random.pick([[A_TASK], [{ kind: 'owner', owner }]]);
    const product = random.pick([null, 'forja', 'doavya']);
    if (random.next() < 0.5) {
      return {
        subject: 'lead',
        product,
        acts,
        starts: random.pick([
          { kind: 'arrives' },
          { kind: 'changes', field: 'owner' },
          { kind: 'changes', field: 'status', to: random.pick(STATUSES) },
        ]),
        conditions: random.pick([
          [],
          [{ field: 'owner', op: random.pick(['empty', 'filled']) }],
          [{ field: 'status', op: 'one_of', value: ['new', 'contacted'] }],
          [{ field: 'source', op: 'is_not', value: 'doavya' }],
        ]),
      };
    }
    return {
      subject: 'deal',
      product,
      acts,
      starts: random.pick([
        { kind: 'arrives' },
        { kind: 'changes', field: 'stage', from: random.pick(stages) },
        { kind: 'changes', field: 'value' },
        { kind: 'changes', field: 'owner', to: random.pick(owners) },
      ]),
      conditions: random.pick([
        [],
        [{ field: 'value', op: 'at_least', value: random.between(0, 9000) }],
        [{ field: 'stage', op: 'is', value: random.pick(stages) }],
        [{ field: 'owner', op: 'empty' }],
      ]),
    };
  }

  /** Random events: a lead arrives, moves, is reassigned; deals likewise. */
  async function happen(random: ReturnType<typeof randomFor>, leads: string[]): Promise<void> {
    const id = leads.length > 0 ? random.pick(leads) : undefined;
    if (!id || random.next() < 0.3) {
      leads.push(await lead({ source: random.pick(['contact_form', 'workshop', 'doavya']) }));
      return;
    }
    const deal = await dealOf(id);
    const [statement, values] = random.pick([
      [
        `update public.qualification_submissions set owner_id = $2 where id = $1`,
        [id, random.pick([...owners, null])],
      ],
      [
        `update public.qualification_submissions set status = $2 where id = $1`,
        [id, random.pick(STATUSES)],
      ],
      [`update public.crm_deals set value = $2 where id = $1`, [deal, random.between(0, 9000)]],
      [
        `update public.crm_deals set stage_id = $2 where id = $1 and product = 'forja'`,
        [deal, random.pick(stages)],
      ],
      [
        `update public.crm_deals set owner_id = $2 where id = $1`,
        [deal, random.pick([...owners, null])],
      ],
    ] as const);
    await ownerSql(statement, [...values]);
  }

  test('equals the runs of the engine for random rules and facts', async () => {
    const random = randomFor('rules');
    let ran = 0;
    for (let one = 0; one < CASES; one++) {
      await noRules();
      // What happened before a rule was written is none of its business, but the preview's.
      await ownerSql(
        `update public.qualification_submissions set created_at = now() - interval '60 days'`,
      );
      await ownerSql(`update public.crm_events set at = at - interval '60 days'
        where at > now() - interval '1 day'`);
      const rules: string[] = [];
      for (let order = 0; order < 4; order++) {
        rules.push(await makeRule({ ...invented(random), order }));
      }
      const leads: string[] = [];
      for (let fact = 0; fact < FACTS; fact++) {
        await happen(random, leads);
        // Now and then at once, now and then later: it is what it was when it happened.
        if (random.next() < 0.5) await runAll();
      }
      await runAll();
      for (const rule of rules) {
        const runs = (await runsOf(rule)).filter(({ outcome }) => outcome === 'done');
        const would = await previewOf(rule);
        expect(would.map((row) => row.subject_id).sort()).toEqual(
          runs
            .map((run) => run.subject_id)
            .sort()
            .slice(0, 50),
        );
        expect(would[0]?.total ?? 0).toBe(runs.length);
        ran += runs.length;
      }
    }
    expect(ran).toBeGreaterThan(20);
  });

  test('is for users who may read settings and the CRM of that product, and for nobody else', async () => {
    const [narrowed, any] = [await makeRule({ product: 'doavya' }), await makeRule()];
    await lead({ source: 'doavya' });
    await lead();
    const [first] = await previewOf(narrowed);
    expect(first?.total).toBeGreaterThan(0);
    const partner = await makePerson({ role: 'admin', product: 'doavya' });
    expect(await previewOf(narrowed, partner)).toEqual(await previewOf(narrowed));
    expect((await previewOf(any))[0]?.total).toBeGreaterThan(first?.total ?? 0);
    const statement = (product: string) =>
      `select * from public.preview_rule('{"subject": "lead", "product": ${product},
        "starts": {"kind": "arrives"}, "conditions": []}')`;
    for (const [who, product] of [
      [partner, 'null'],
      [partner, '"forja"'],
      [await makePerson({ role: 'manager' }), '"forja"'],
      [await makePerson({ role: 'viewer' }), '"forja"'],
      [await makePerson(), 'null'],
    ] as const) {
      const refused = await refusalOf({ kind: 'user', userId: who }, statement(product));
      expect([who, product, refused]).toEqual([who, product, 'PT403']);
    }
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  draftOf,
  inventLead,
  inventRule,
  random,
  sendInvented as send,
} from '../testing/invented-scores.ts';
import { makePerson } from '../testing/people.ts';
import { whileReplaced } from '../testing/replaced-function.ts';
import { scoreByHand, type TestLead, type TestRule } from '../testing/score-lead.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

useScratchDatabase();

const stored: (TestLead & { id: string })[] = [];

const scores = async () =>
  new Map(
    (
      await ownerSql<{ id: string; score: number }>(
        'select id, score from public.qualification_submissions',
      )
    ).map(({ id, score }) => [id, score]),
  );

const batch = async (run: string, leads: number) =>
  (
    await actorSql<{ then: string }>(
      { kind: 'system' },
      `select public.score_batch('${run}', ${leads}) as then`,
    )
  )[0]?.then;

describe('scores', () => {
  let admin = '';
  const as = () => ({ kind: 'user', userId: admin }) as const;
  const use = async (version: string) =>
    (
      await actorSql<{ run: string }>(as(), `select public.use_score_version('${version}') as run`)
    )[0]?.run ?? '';
  beforeAll(async () => {
    admin = await makePerson({ role: 'admin' });
    for (let number = 0; number < 24; number += 1) {
      const lead = inventLead(number);
      stored.push({ ...lead, id: await send(lead) });
    }
    // Somebody who writes a second time.
    const [first] = stored;
    if (!first) throw new Error('No lead.');
    const second = { ...inventLead(0), answers: first.answers, returning: true };
    stored.push({ ...second, id: await send(second) });
  });

  test('are set with the lead, by the rules of a fresh database', async () => {
    const rules = await ownerSql<TestRule>(
      `select name, kind, subject, test, words, at_least as "atLeast", points
       from public.score_rules r join public.score_versions v on v.id = r.version_id and v.is_active`,
    );
    expect(rules).toHaveLength(6);
    expect(rules.reduce((sum, { points }) => sum + points, 0)).toBe(100);
    const now = await scores();
    for (const { id, ...lead } of stored) expect(now.get(id)).toBe(scoreByHand(rules, lead));
  });

  test('by random rules: preview, recomputation and explanation equal a calculation in the test', async () => {
    for (let turn = 0; turn < 8; turn += 1) {
      const rules = Array.from({ length: random.between(1, 7) }, inventRule);
      const version = await draftOf(rules);
      const before = await scores();
      const previewed = await actorSql<{ id: string; was: number; becomes: number }>(
        as(),
        `select id, was, becomes from public.score_preview('${version}', 'infinity',
           'ffffffff-ffff-ffff-ffff-ffffffffffff', 500)`,
      );
      expect(previewed).toHaveLength(stored.length);
      // Nothing has happened yet.
      expect(await scores()).toEqual(before);
      const run = await use(version);
      const size = random.between(1, 9);
      const calls: (string | undefined)[] = [];
      while (calls.at(-1) !== 'over') calls.push(await batch(run, size));
      const after = await scores();
      for (const { id, was, becomes } of previewed) {
        expect([before.get(id), after.get(id)]).toEqual([was, becomes]);
      }
      for (const { id, ...lead } of stored) {
        expect({ rules, lead, score: after.get(id) }).toEqual({
          ...{ rules, lead },
          score: scoreByHand(rules, lead),
        });
      }
      const parts = await actorSql<{ points: number; earned: boolean }>(
        as(),
        `select points, earned from public.lead_score_of('${stored[3]?.id}')`,
      );
      expect(parts).toHaveLength(rules.length);
      const sum = parts.reduce((all, { points, earned }) => all + (earned ? points : 0), 0);
      expect(after.get(stored[3]?.id ?? '')).toBe(Math.min(100, Math.max(0, sum)));
      const [notified] = await ownerSql<object>(
        `select state, done, changed from public.score_runs where id = $1`,
        [run],
      );
      const changed = [...after].filter(([id, score]) => before.get(id) !== score).length;
      expect(notified).toEqual({ state: 'done', done: stored.length, changed });
    }
  });

  test('show the rules by which a lead would change, comparing a rule with itself', async () => {
    const [used] = await ownerSql<{ id: string }>(
      'select id from public.score_versions where is_active',
    );
    const [draft] = await actorSql<{ id: string }>(
      as(),
      `select public.draft_score_version('${used?.id}') as id`,
    );
    const ids = stored.map(({ id }) => `'${id}'`).join(',');
    const changes = () =>
      actorSql<{ lead_id: string; was: number; becomes: number }>(
        as(),
        `select * from public.score_changes('${draft?.id}', array[${ids}]::uuid[])`,
      );
    expect(await changes()).toEqual([]);
    await ownerSql(
      `update public.score_rules set points = case when points = 7 then 8 else 7 end
       where version_id = $1 and position = (select min(position) from public.score_rules
         where version_id = $1)`,
      [draft?.id],
    );
    const notified = await changes();
    for (const { was, becomes } of notified) expect(was).not.toBe(becomes);
    await actorSql(as(), `select public.drop_score_draft('${draft?.id}')`);
  });

  test('continue after a killed process, and end when another version is activated', async () => {
    const two = [
      await draftOf([
        {
          ...inventRule(),
          kind: 'phone',
          subject: null,
          test: null,
          words: [],
          atLeast: null,
          points: 9,
        },
      ]),
    ];
    const run = await use(two[0] ?? '');
    expect(await batch(run, 10)).toBe('more');
    const queued = async (still: string) =>
      (
        await actorSql<{ n: number }>(
          { kind: 'system' },
          `select public.resume_score_runs('${still}') as n`,
        )
      )[0]?.n;
    expect([await queued('1 hour'), await queued('0')]).toEqual([0, 1]);
    expect(await batch(run, 10)).toBe('more');
    const next = await use(
      await draftOf([
        {
          kind: 'source',
          name: 'Todos',
          subject: null,
          test: null,
          words: ['qualification'],
          atLeast: null,
          points: 41,
        },
      ]),
    );
    expect(await batch(run, 10)).toBe('over');
    expect(await ownerSql('select done from public.score_runs where id = $1', [run])).toEqual([
      { done: 20 },
    ]);
    // One that comes meanwhile is scored by the newest rules, and not twice.
    const late = await send(inventLead(900));
    while ((await batch(next, 10)) === 'more');
    expect(new Set((await scores()).values())).toEqual(new Set([41]));
    expect((await scores()).get(late)).toBe(41);
  });

  test('follow changes of the contact: a merge, and a verified telephone', async () => {
    const run = await use(
      await draftOf([
        {
          kind: 'returning',
          name: 'De novo',
          subject: null,
          test: null,
          words: [],
          atLeast: null,
          points: 30,
        },
        {
          kind: 'phone',
          name: 'Fone',
          subject: null,
          test: null,
          words: [],
          atLeast: null,
          points: 12,
        },
      ]),
    );
    while ((await batch(run, 50)) === 'more');
    const one = await send({ ...inventLead(901), phoneExists: false });
    const other = await send({ ...inventLead(902), phoneExists: false });
    const contactOf = `select contact_id from public.qualification_submissions where id = $1`;
    await ownerSql(
      `update public.qualification_submissions set contact_id = (${contactOf}) where id = $2`,
      [one, other],
    );
    expect((await scores()).get(other)).toBe(30);
    await ownerSql(
      `update public.qualification_submissions
       set form_data = form_data || '{"telefone": "17 99999-0000"}' where id = $1`,
      [other],
    );
    expect((await scores()).get(other)).toBe(30);
    await ownerSql(
      `update public.crm_contacts set phone_verified = true where id = (${contactOf})`,
      [other],
    );
    expect((await scores()).get(other)).toBe(42);
  });

  test('are set once the service of the lead is known', async () => {
    const id = randomUUID();
    await whileReplaced(
      'private.score_of(public.qualification_submissions, uuid)',
      "return case p_lead.service when 'gamesGamification' then 7 else 0 end;",
      () => sendLead({ id, page: '/servicos/jogos-gamificacao' }),
    );
    expect((await scores()).get(id)).toBe(7);
  });

  test('a fault in the rules does not lose the lead', async () => {
    await ownerSql('alter table public.score_rules rename column points to points_gone');
    const id = await send(inventLead(903));
    await ownerSql('alter table public.score_rules rename column points_gone to points');
    expect((await scores()).get(id)).toBeNull();
  });
});

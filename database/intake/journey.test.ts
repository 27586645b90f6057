import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { inventLead, sendInvented } from '../testing/invented-scores.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';

useScratchDatabase();

const PAGES = [
  { path: '/servicos/consultoria', group: 'service' },
  { path: '/servicos/software-apps', group: 'service' },
];
const stored = (id: string) =>
  ownerSql<{ steps: object[]; score: number }>(
    `select j.steps, s.score from public.lead_journeys j
     join public.qualification_submissions s on s.id = j.submission_id where s.id = $1`,
    [id],
  );
const hang = (id: string, steps: string) =>
  `select public.save_lead_journey('${id}', '{}', '{}', ${steps})`;
const anybody = { kind: 'anonymous', client: 'x' } as const;

describe('a journey', () => {
  test('is stored with its lead, and counts in its score at once', async () => {
    const without = await sendInvented({ ...inventLead(1), pages: [] });
    const id = await sendInvented({ ...inventLead(1), returning: true, pages: PAGES });
    expect(await stored(without)).toEqual([]);
    const [row] = await stored(id);
    expect(row?.steps).toHaveLength(2);
    const parts = await actorSql<{ points: number; earned: boolean; matched: string }>(
      { kind: 'user', userId: await makePerson({ role: 'viewer' }) },
      `select * from public.lead_score_of('${id}') where kind = 'pages'`,
    );
    expect(parts).toMatchObject([{ points: 10, earned: true, matched: '2' }]);
    const [alone] = await ownerSql<{ score: number }>(
      'select private.score_of(s, private.score_version()) as score from public.qualification_submissions s where id = $1',
      [id],
    );
    expect(row?.score).toBe(alone?.score);
  });

  test('is refused for a lead of another transaction, and a second time', async () => {
    const id = randomUUID();
    await sendLead({ id });
    await actorSql(anybody, hang(id, `'[{"path": "/", "at": "x", "ms": 1}]'`));
    await actorSql(anybody, hang(randomUUID(), `'[]'`));
    expect(await stored(id)).toEqual([]);
    const own = await sendInvented({ ...inventLead(2), pages: PAGES });
    await actorSql(anybody, hang(own, `'[]'`));
    expect((await stored(own))[0]?.steps).toHaveLength(2);
  });

  test('that is no list, or too long, is left out and does not lose the lead', async () => {
    for (const steps of [
      `'{}'`,
      `'null'`,
      'null',
      `(select jsonb_agg(jsonb_build_object('path', n)) from generate_series(1, 21) n)`,
      `jsonb_build_array(repeat('x', 7000))`,
    ]) {
      const id = randomUUID();
      const outcome = await asActor({ kind: 'anonymous', client: id }, async (tx) => {
        const { rows } = await sql<{ outcome: string }>`
          select outcome from public.submit_lead(p_id => ${id}::uuid, p_form_id => null,
            p_source => 'contact_form', p_form_data => '{"name": "Ana"}',
            p_limit_identifier => ${id})`.execute(tx);
        await sql.raw(hang(id, steps)).execute(tx);
        return rows[0]?.outcome;
      });
      expect([steps, outcome, await stored(id)]).toEqual([steps, 'accepted', []]);
    }
  });

  test('is deleted with its lead', async () => {
    const id = await sendInvented({ ...inventLead(3), pages: PAGES });
    await ownerSql('delete from public.qualification_submissions where id = $1', [id]);
    expect(
      await ownerSql('select from public.lead_journeys where submission_id = $1', [id]),
    ).toEqual([]);
  });

  test('is read only by staff of its product', async () => {
    const id = await sendInvented({ ...inventLead(4), pages: PAGES });
    const seen = async (userId: string) =>
      (
        await actorSql(
          { kind: 'user', userId },
          `select from public.lead_journeys where submission_id = '${id}'`,
        )
      ).length;
    expect(await seen(await makePerson())).toBe(0);
    expect(await seen(await makePerson({ role: 'viewer', product: 'doavya' }))).toBe(0);
    expect(await seen(await makePerson({ role: 'viewer', product: 'forja' }))).toBe(1);
    expect(await refusalOf(anybody, 'select from public.lead_journeys')).toBe('42501');
    const admin = { kind: 'user', userId: await makePerson({ role: 'admin' }) } as const;
    expect(await refusalOf(admin, 'delete from public.lead_journeys')).toBe('42501');
  });
});

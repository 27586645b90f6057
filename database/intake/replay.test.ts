import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { followUps, sendLead } from '../testing/send-lead.ts';

const count = async (table: string) => {
  const [row] = await ownerSql<{ rows: number }>(`select count(*) as rows from ${table}`);
  return row?.rows ?? 0;
};

describe('sending one lead again', () => {
  useScratchDatabase();

  test('gets the same reference number and changes nothing', async () => {
    const id = randomUUID();
    const first = await sendLead({ id });
    const again = await sendLead({ id, answers: { nome: 'Outra', email: 'outra@casa.example' } });
    expect(first.outcome).toBe('accepted');
    expect(again).toEqual({ ...first, outcome: 'replayed' });
    expect(await followUps(id)).toEqual(['lead.team-mail', 'lead.visitor-mail']);
  });

  test('is recognised by the id that it would have had in the window before', async () => {
    const [earlierId, id] = [randomUUID(), randomUUID()];
    const first = await sendLead({ id: earlierId });
    const outcomes = await Promise.all([
      sendLead({ id, earlierId }),
      sendLead({ id, earlierId }),
      sendLead({ id: earlierId, earlierId: id }),
    ]);
    expect(outcomes).toEqual(Array(3).fill({ ...first, outcome: 'replayed' }));
    expect(await followUps(id)).toEqual([]);
  });

  test('never counts against the limit', async () => {
    const visitor = randomUUID();
    const id = randomUUID();
    await sendLead({ id, visitor });
    for (let time = 0; time < 5; time += 1) await sendLead({ id, visitor });
    expect((await sendLead({ visitor })).outcome).toBe('accepted');
    expect((await sendLead({ visitor })).outcome).toBe('limited');
  });

  test('is recognised when the limit is used up', async () => {
    const visitor = randomUUID();
    const [first, second] = [randomUUID(), randomUUID()];
    await sendLead({ id: first, visitor });
    await sendLead({ id: second, visitor });
    expect((await sendLead({ id: first, visitor })).outcome).toBe('replayed');
    expect((await sendLead({ id: second, visitor })).outcome).toBe('replayed');
  });

  test('twenty concurrent calls create one lead, one contact, one deal, one pair of mails', async () => {
    const before = [await count('public.crm_contacts'), await count('public.crm_deals')];
    const id = randomUUID();
    const visitor = randomUUID();
    const answers = { nome: 'Bia', email: 'bia@casa.example' };
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => sendLead({ id, visitor, answers })),
    );
    expect(outcomes.filter((one) => one.outcome === 'accepted')).toHaveLength(1);
    expect(outcomes.filter((one) => one.outcome === 'replayed')).toHaveLength(19);
    expect(new Set(outcomes.map((one) => one.protocol)).size).toBe(1);
    expect(await followUps(id)).toEqual(['lead.team-mail', 'lead.visitor-mail']);
    const after = [await count('public.crm_contacts'), await count('public.crm_deals')];
    expect(after).toEqual(before.map((rows) => rows + 1));
  });

  test('twenty concurrent calls with the limit nearly used up all get a reply', async () => {
    const visitor = randomUUID();
    await sendLead({ visitor });
    const id = randomUUID();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => sendLead({ id, visitor })));
    expect(outcomes.filter((one) => one.outcome === 'limited')).toEqual([]);
  });

  test('a direct insert of a known id is a conflict and is not counted', async () => {
    const id = randomUUID();
    const actor: Actor = { kind: 'anonymous', client: randomUUID() };
    const insert = (row: string) =>
      `insert into public.qualification_submissions (id, form_data) values ('${row}', '{}')`;
    await actorSql(actor, insert(id));
    expect(await refusalOf(actor, insert(id))).toBe('PT409');
    expect(await refusalOf(actor, insert(randomUUID()))).toBe('none');
    expect(await refusalOf(actor, `${insert(randomUUID())}; ${insert(randomUUID())}`)).toBe(
      'PT429',
    );
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

describe('mails about a lead', () => {
  useScratchDatabase();
  const people = {} as Record<'viewer' | 'client', string>;
  let [lead, other] = ['', ''];
  beforeAll(async () => {
    people.viewer = await makePerson({ role: 'viewer' });
    people.client = await makePerson();
    const rows = await ownerSql<{ id: string }>(
      `insert into public.qualification_submissions (form_data) values ('{}'), ('{}') returning id`,
    );
    [lead, other] = [rows[0]?.id ?? '', rows[1]?.id ?? ''];
    for (const [kind, state, about] of [
      ['lead.visitor-mail', 'kept', lead],
      ['lead.team-mail', 'sent', lead],
      ['lead.mention-mail', 'sent', lead],
      ['lead.team-mail', 'failed', other],
      ['feedback.team-mail', 'failed', lead],
    ]) {
      await ownerSql(
        `insert into public.mails (id, kind, state, about, recipient, subject)
         values ($1, $2, $3, $4, 'rita@casa.example', 'Recebemos')`,
        [randomUUID(), kind, state, about],
      );
    }
  });
  const notified = (who: keyof typeof people) =>
    actorSql<{ kind: string; state: string }>(
      { kind: 'user', userId: people[who] },
      `select * from public.lead_mails('${lead}')`,
    );

  test('show readers of the lead the state of each of its mails, and not the text', async () => {
    const rows = await notified('viewer');
    expect(rows.map(({ kind, state }) => [kind, state]).toSorted()).toEqual([
      ['lead.team-mail', 'sent'],
      ['lead.visitor-mail', 'kept'],
    ]);
    expect(Object.keys(rows[0] ?? {})).toEqual(['id', 'kind', 'state', 'tried_at']);
  });

  test('are hidden from others', async () => {
    await expect(notified('client')).rejects.toThrow('crm_read_missing');
  });
});

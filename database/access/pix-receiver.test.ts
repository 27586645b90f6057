import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { brCodeOf } from '../../app/features/projects/invoices/pix/br-code.ts';
import type { Person } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { useProjectCast } from '../testing/projects.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const PIX = brCodeOf({
  ...{ key: 'pix@casa.example', name: 'Forja', city: 'Rio Preto', cents: 125_000 },
});

describe('the receiver of an invoice’s Pix', () => {
  useScratchDatabase();
  const { cast } = useProjectCast();
  let boss: Person = { kind: 'user', userId: '' };
  beforeAll(async () => {
    boss = { kind: 'user', userId: await makePerson({ role: 'admin' }) };
  });
  const run = (text: string) => actorSql<Record<string, unknown>>(boss, text);

  const draft = (over: Record<string, unknown> = {}) =>
    JSON.stringify({
      ...{ organization_id: cast.ours.organization, project_id: cast.ours.id },
      ...{ description: 'Entrada', value: '1250.00', due_on: '2099-11-27', pix_text: PIX },
      ...over,
    });
  const save = (id: string, revision: number, over: Record<string, unknown> = {}) =>
    `select public.save_invoice('${id}', ${revision}, '${draft(over)}', null) as number`;
  const begin = async (over: Record<string, unknown> = {}) => {
    const id = randomUUID();
    await run(save(id, 0, over));
    return id;
  };

  test('a typed code that pays another key is issued once its receiver is confirmed, on record', async () => {
    await run(`select public.save_pix_key('email', 'own@casa.example', 'FORJA', 'RIO PRETO')`);
    const to = (id: string, receiver: string | null) =>
      `select public.issue_invoice_to('${id}', 1, null, ${receiver && `'${receiver}'`}) as outcome`;
    const own = brCodeOf({
      ...{ key: 'own@casa.example', name: 'Forja', city: 'Rio Preto', cents: 125_000 },
    });
    expect(await run(to(await begin({ pix_text: own }), null))).toEqual([{ outcome: 'issued' }]);

    const id = await begin();
    for (const receiver of [null, 'own@casa.example', 'PIX@casa.example']) {
      await expect(run(to(id, receiver))).rejects.toThrow('receiver_unconfirmed');
    }
    expect(await run(to(id, 'pix@casa.example'))).toEqual([{ outcome: 'issued' }]);
    const record = await run(
      `select kind, details, actor, at is not null as timed from public.invoice_events
       where invoice_id = '${id}' order by id`,
    );
    expect(record).toMatchObject([
      { kind: 'begun', details: { pix_key: 'pix@casa.example' } },
      { kind: 'issued' },
      {
        kind: 'receiver_confirmed',
        actor: (boss as { userId: string }).userId,
        details: { pix_key: 'pix@casa.example', pix_name: 'Forja' },
        timed: true,
      },
    ]);
    const waiting = await ownerSql(`select from public.outbox where kind = 'invoice.pix-key-mail'`);
    expect(waiting.length).toBeGreaterThan(0);
  });

  test('database and screen read the same receiver from a code', async () => {
    const bank = '00020126590014br.gov.bcb.pix2537pix.banco.example/qr/v2/0123456789abc';
    const rows = await ownerSql(
      'select private.pix_receiver($1) as key, private.pix_receiver($2) as bank, private.pix_receiver($3) as none',
      [PIX, bank, '0002'],
    );
    expect(rows).toEqual([
      { key: 'pix@casa.example', bank: 'pix.banco.example/qr/v2/0123456789abc', none: null },
    ]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { brCodeOf } from '../../app/features/projects/invoices/pix/br-code.ts';
import type { Person } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { useProjectCast, WHO } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

const PIX = brCodeOf({
  ...{ key: 'pix@casa.example', name: 'Forja', city: 'Rio Preto', cents: 125_000 },
});

describe('invoices', () => {
  useScratchDatabase();
  const { people, cast, as } = useProjectCast();
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
  const issue = (id: string) =>
    `select public.issue_invoice_to('${id}', (select i.revision from public.invoices i where i.id = '${id}'),
       null, 'pix@casa.example') as outcome`;
  const issued = async (over: Record<string, unknown> = {}) => {
    const id = await begin(over);
    await run(issue(id));
    return id;
  };
  const pay = (id: string) => `select public.pay_invoice('${id}', '2026-01-02', 'pix') as outcome`;
  const stateOf = async (id: string) =>
    (await ownerSql<{ state: string }>('select state from public.invoices where id = $1', [id]))[0]
      ?.state;

  test('each function refuses callers without the permission, clients and staff', async () => {
    const [drafted, sent] = [await begin(), await issued()];
    for (const who of WHO) {
      // Managers and analysts read invoices, and that is all.
      const tried = [
        save(randomUUID(), 0),
        save(drafted, 1),
        `select public.issue_invoice_to('${drafted}', 1, null, null)`,
        pay(sent),
        `select public.unpay_invoice('${sent}', 'x')`,
        `select public.cancel_invoice('${sent}', 'x')`,
        `select public.save_pix_key('email', 'x@x.example', 'X', 'X')`,
      ];
      for (const text of tried) {
        expect([who, text.slice(14, 30), await refusalOf(as(who), text)]).toEqual([
          who,
          text.slice(14, 30),
          'PT403',
        ]);
      }
      const writes = ['update public.invoices set value = 1', 'delete from public.invoices'];
      for (const text of writes) expect(await refusalOf(as(who), text)).toBe('42501');
    }
    expect([await stateOf(drafted), await stateOf(sent)]).toEqual(['draft', 'issued']);
  });

  test('owners and finance see issued invoices, members and others nothing, not even the count', async () => {
    await ownerSql('delete from public.invoices');
    const [drafted, sent] = [await begin(), await issued()];
    const seen = async (who: (typeof WHO)[number]) =>
      (await actorSql<{ id: string }>(as(who), 'select id from public.invoices')).map(
        ({ id }) => id,
      );
    for (const who of ['owner', 'second', 'finance'] as const) {
      expect([who, await seen(who)]).toEqual([who, [sent]]);
    }
    for (const who of ['member', 'other', 'gone', 'nobody'] as const) {
      expect([who, await seen(who)]).toEqual([who, []]);
      const counted = 'select count(*)::int as count from public.invoices';
      expect(await actorSql(as(who), counted)).toEqual([{ count: 0 }]);
      for (const text of [
        'select * from public.invoices_page()',
        'select * from public.invoices_sums()',
        'select * from public.invoice_clients()',
      ]) {
        expect(await refusalOf(as(who), text)).toBe('PT403');
      }
    }
    // The record and the key of the company are for staff alone.
    for (const who of ['owner', 'finance'] as const) {
      for (const table of ['invoice_events', 'pix_keys']) {
        expect(await actorSql(as(who), `select id from public.${table}`)).toEqual([]);
      }
    }
    expect((await seen('manager')).sort()).toEqual([drafted, sent].sort());
    await run(`select public.cancel_invoice('${sent}', 'Valor errado.')`);
    expect(await seen('owner')).toEqual([]);
  });

  test('a file is readable with its invoice, and is deleted with it', async () => {
    const id = await issued();
    const key = `invoices/${'a'.repeat(64)}`;
    await ownerSql(
      `update public.invoices set storage_key = $2, file_name = 'f.pdf', file_size = 3 where id = $1`,
      [id, key],
    );
    const notified = async (who: (typeof WHO)[number]) =>
      (await actorSql(as(who), `select * from public.invoice_file('${id}')`)).length;
    for (const who of ['owner', 'finance', 'manager', 'analyst'] as const) {
      expect([who, await notified(who)]).toEqual([who, 1]);
    }
    for (const who of ['member', 'other', 'gone', 'nobody'] as const) {
      expect([who, await notified(who)]).toEqual([who, 0]);
    }
    await ownerSql('delete from public.invoices where id = $1', [id]);
    const [left] = await ownerSql<{ key: string }>(
      `select payload ->> 'storage_key' as key from public.outbox where kind = 'invoice.erase-file'`,
    );
    expect(left?.key).toBe(key);
  });

  test('numbers are consecutive under concurrency, and a repeated call creates one invoice', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    const numbers = await Promise.all(
      ids.map(async (id) => (await run(save(id, 0)))[0]?.['number']),
    );
    expect(new Set(numbers).size).toBe(5);
    expect((await run(save(ids[0] ?? '', 0)))[0]?.['number']).toBe(numbers[0]);
    expect(String(numbers[0])).toMatch(/^\d{4}-\d{3,}$/);
  });

  test('ten concurrent calls issue it once, and mark it as paid once', async () => {
    const id = await begin();
    const outcomes = async (text: string) =>
      (await Promise.all(Array.from({ length: 10 }, () => run(text)))).map(
        ([row]) => row?.['outcome'],
      );
    expect(
      (
        await outcomes(
          `select public.issue_invoice_to('${id}', 1, null, 'pix@casa.example') as outcome`,
        )
      ).sort(),
    ).toEqual([...Array(9).fill('already'), 'issued']);
    expect((await outcomes(pay(id))).sort()).toEqual([...Array(9).fill('already'), 'paid']);
    expect(
      (
        await ownerSql<{ kind: string }>(
          'select kind from public.invoice_events where invoice_id = $1 order by id',
          [id],
        )
      ).map(({ kind }) => kind),
    ).toEqual(['begun', 'issued', 'receiver_confirmed', 'paid']);
  });

  test('an issued invoice is immutable; a payment is undone with a cause, and it is cancelled with one', async () => {
    const id = await issued();
    await expect(run(save(id, 2))).rejects.toThrow('invoice_issued');
    await expect(run(`select public.cancel_invoice('${id}', ' ')`)).rejects.toThrow(
      'cause_missing',
    );
    await run(pay(id));
    await expect(run(`select public.cancel_invoice('${id}', 'x')`)).rejects.toThrow('invoice_paid');
    await expect(run(`select public.unpay_invoice('${id}', '')`)).rejects.toThrow('cause_missing');
    await run(`select public.unpay_invoice('${id}', 'Era de outra fatura.')`);
    expect(await stateOf(id)).toBe('issued');
    await run(`select public.cancel_invoice('${id}', 'Valor errado.')`);
    expect(await stateOf(id)).toBe('cancelled');
    await expect(run(pay(id))).rejects.toThrow('invoice_not_issued');
    await expect(run(issue(id))).rejects.toThrow('invoice_cancelled');
    expect(
      await ownerSql(
        'select kind, cause from public.invoice_events where invoice_id = $1 and cause is not null order by id',
        [id],
      ),
    ).toEqual([
      { kind: 'unpaid', cause: 'Era de outra fatura.' },
      { kind: 'cancelled', cause: 'Valor errado.' },
    ]);
  });

  test('a draft is checked: revision, project, value, due date, and a way to pay', async () => {
    const id = await begin();
    await run(save(id, 1, { description: 'Outra' }));
    await expect(run(save(id, 1))).rejects.toThrow('changed');
    await expect(run(save(id, 2, { project_id: cast.theirs.id }))).rejects.toThrow(
      'project_of_another',
    );
    for (const over of [
      { value: '0' },
      { value: '-1' },
      { installment: 3, installments: 2 },
      { installment: 1 },
      { boleto: '123' },
    ]) {
      expect([over, await refusalOf(boss, save(id, 2, over))]).toEqual([over, '23514']);
    }
    const pix = `${PIX.slice(0, -1)}${PIX.endsWith('0') ? '1' : '0'}`;
    expect(await refusalOf(boss, save(id, 2, { pix_text: pix }))).toBe('PT422');
    const late = await begin({ due_on: '2026-01-01' });
    await expect(run(issue(late))).rejects.toThrow('invoice_late');
    const bare = await begin({ pix_text: null });
    await expect(run(issue(bare))).rejects.toThrow('invoice_without_way');
    const ahead = `select public.pay_invoice('${await issued()}', '2099-01-01', 'pix')`;
    await expect(run(ahead)).rejects.toThrow('date_ahead');
  });

  test('owners and finance are notified once before the day and once after it, from eight on', async () => {
    await ownerSql('delete from public.invoices');
    await ownerSql('delete from public.outbox');
    const [soon, far] = [await issued(), await issued()];
    await ownerSql(`update public.invoices set due_on = '2027-03-10' where id = $1`, [soon]);
    await ownerSql(`update public.invoices set due_on = '2027-03-30' where id = $1`, [far]);
    const round = async (at: string) =>
      (
        await actorSql<{ ordered: number }>(
          { kind: 'system' },
          `select private.order_invoice_notices('${at}') as ordered`,
        )
      )[0]?.ordered;
    // Seven in the morning in the company's time zone; then eight, five days before.
    expect(await round('2027-03-05T10:00:00Z')).toBe(0);
    expect(await round('2027-03-04T12:00:00Z')).toBe(0);
    expect(await round('2027-03-05T11:00:00Z')).toBe(3);
    expect(await round('2027-03-06T11:00:00Z')).toBe(0);
    // It is due all day, until midnight in the company's time zone.
    expect(await round('2027-03-11T02:59:00Z')).toBe(0);
    expect(await round('2027-03-11T11:00:00Z')).toBe(3);
    expect(await round('2027-03-12T11:00:00Z')).toBe(0);
    const notified = await ownerSql<{ kind: string; who: string }>(
      `select kind, payload ->> 'user_id' as who from public.outbox where payload ->> 'invoice_id' = $1`,
      [soon],
    );
    const wanted = [people.owner, people.second, people.finance];
    for (const kind of ['invoice.due-mail', 'invoice.overdue-mail']) {
      const whom = notified.filter((one) => one.kind === kind).map(({ who }) => who);
      expect([kind, whom.sort()]).toEqual([kind, wanted.toSorted()]);
    }
    // What is paid meanwhile is no longer notified.
    const mail = (who: string) =>
      actorSql(
        { kind: 'system' },
        `select * from private.invoice_for_mail('${far}', '${who}', false)`,
      );
    expect(await mail(people.finance)).toHaveLength(1);
    expect(await mail(people.member)).toHaveLength(0);
    await run(pay(far));
    expect(await mail(people.finance)).toHaveLength(0);
  });

  test('the key of the company is replaced by another, on the security record', async () => {
    const put = (key: string) =>
      run(`select public.save_pix_key('email', '${key}', 'FORJA', 'RIO PRETO')`);
    await put('a@casa.example');
    await put('b@casa.example');
    await expect(
      run(`select public.save_pix_key('cnpj', '12345678000100', 'X', 'X')`),
    ).rejects.toThrow('key_wrong');
    expect(await run('select key from public.pix_keys order by id')).toEqual([
      { key: 'a@casa.example' },
      { key: 'b@casa.example' },
    ]);
    const events = await ownerSql(
      `select 1 from public.security_events where event_type = 'pix_key_changed'`,
    );
    expect(events).toHaveLength(2);
  });

  test('settled ones are deleted after six years, and open ones never', async () => {
    await ownerSql('delete from public.invoices');
    const [paid, owed, recent] = [await issued(), await issued(), await issued()];
    await run(pay(paid));
    await run(pay(recent));
    await ownerSql(`update public.invoices set paid_on = '2018-12-31' where id = $1`, [paid]);
    await ownerSql(`update public.invoices set due_on = '2018-12-31' where id = $1`, [owed]);
    await actorSql({ kind: 'system' }, 'select public.erase_expired()');
    const left = await ownerSql<{ id: string }>('select id from public.invoices');
    expect(left.map(({ id }) => id).sort()).toEqual([owed, recent].sort());
  });
});

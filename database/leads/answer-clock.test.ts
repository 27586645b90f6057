import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { type Lead, sendLead } from '../testing/send-lead.ts';

useScratchDatabase();

interface Clock {
  status: string;
  service: string | null;
  answer_target: number | null;
  answer_due_at: Date | null;
  answer_warn_at: Date | null;
  answered_at: Date | null;
  answer_seconds: number | null;
  created_at: Date;
}

async function clockOf(id: string): Promise<Clock> {
  const [row] = await ownerSql<Clock>(
    `select status, service, answer_target, answer_due_at, answer_warn_at, answered_at, answer_seconds,
       created_at from public.qualification_submissions where id = $1`,
    [id],
  );
  if (!row) throw new Error(`no lead ${id}`);
  return row;
}

async function arrives(lead: Lead = {}): Promise<string> {
  const id = randomUUID();
  await sendLead({ id, address: '203.0.113.7', ...lead });
  return id;
}

const SPAM = { marks: ['honeypot'] };
const FAST = { marks: ['too_fast'] };

let manager: string;
const moves = (id: string, status: string) =>
  actorSql(
    { kind: 'user', userId: manager },
    `update public.qualification_submissions set status = '${status}' where id = '${id}'`,
  );
const minutesApart = (from: Date | null, to: Date | null) =>
  from && to ? (to.getTime() - from.getTime()) / 60_000 : null;

/** Business hours without end: minutes are those of the clock. */
const HOURS = `update public.company_settings c set business_hours = $1::jsonb
  from public.business_units u where u.slug = c.business_unit and u.is_default`;
const keepHours = (days: object | null) => ownerSql(HOURS, [days && JSON.stringify({ days })]);

beforeAll(async () => {
  manager = await makePerson({ role: 'manager' });
  await keepHours(null);
});
afterEach(async () => {
  await ownerSql(
    'delete from public.answer_targets where service is not null or source is not null',
  );
  await ownerSql('update public.answer_targets set minutes = 60, warn_percent = 75');
  await ownerSql('delete from private.rate_limits');
  await keepHours(null);
});

describe('a new lead', () => {
  test('is due in an hour, with an alert at three quarters of it', async () => {
    const clock = await clockOf(await arrives());
    expect(clock).toMatchObject({ answer_target: 60, answered_at: null, answer_seconds: null });
    expect(minutesApart(clock.created_at, clock.answer_due_at)).toBe(60);
    expect(minutesApart(clock.created_at, clock.answer_warn_at)).toBe(45);
  });

  test('waits for the next opening, outside of business hours', async () => {
    const tomorrow = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'][
      new Date(Date.now() - 3 * 3_600_000 + 24 * 3_600_000).getUTCDay()
    ] as string;
    await keepHours({ [tomorrow]: [['09:00', '18:00']] });
    const { answer_due_at } = await clockOf(await arrives());
    expect(answer_due_at?.toISOString().slice(11)).toBe('13:00:00.000Z');
  });

  test.each([
    ['of a trap', SPAM],
    ['that came too fast', FAST],
    ['from nobody that can be told apart', { address: 'nobody' }],
  ])('%s has no clock', async (_, lead) => {
    expect(await clockOf(await arrives(lead))).toMatchObject({
      answer_target: null,
      answer_due_at: null,
      answer_warn_at: null,
    });
  });

  test('typed in after a call has no clock', async () => {
    const id = randomUUID();
    await asActor({ kind: 'user', userId: manager }, (tx) =>
      sql`select public.add_by_hand(${id}, 'lead', 'forja', 'Ana', null, null, null, null)`.execute(
        tx,
      ),
    );
    await moves(id, 'contacted');
    expect(await clockOf(id)).toMatchObject({ answer_due_at: null, answered_at: null });
  });

  test('has the service of its answer, else that of its page', async () => {
    const service = async (lead: Lead) => (await clockOf(await arrives(lead))).service;
    const answers = { nome: 'Ana', email: 'ana@casa.example' };
    expect(await service({ answers: { ...answers, servico: 'automacao' } })).toBe('automationAi');
    expect(
      await service({ answers: { ...answers, servico: 'jogos' }, page: '/servicos/consultoria' }),
    ).toBe('gamesGamification');
    expect(
      await service({
        answers: { ...answers, servico: 'nao-sei' },
        page: '/en/services/software-apps',
      }),
    ).toBe('softwareApps');
    expect(await service({ source: 'contact_form', page: '/servicos/automacao-ia' })).toBe(
      'automationAi',
    );
    expect(await service({ page: '/lab/workshops/software' })).toBeNull();
  });

  test('is due by the most specific target', async () => {
    await ownerSql(`insert into public.answer_targets (service, source, minutes) values
      (null, 'contact_form', 30), ('consulting', null, 20), ('consulting', 'contact_form', 10)`);
    const target = async (lead: Lead) => (await clockOf(await arrives(lead))).answer_target;
    expect(await target({})).toBe(60);
    expect(await target({ source: 'contact_form' })).toBe(30);
    expect(await target({ page: '/servicos/consultoria' })).toBe(20);
    expect(await target({ source: 'contact_form', page: '/servicos/consultoria' })).toBe(10);
  });
});

describe('a moved lead', () => {
  test.each(['contacted', 'qualified', 'lost'])('to %s was answered', async (status) => {
    const id = await arrives();
    await ownerSql(
      `update public.qualification_submissions set created_at = created_at - interval '10 minutes' where id = $1`,
      [id],
    );
    await moves(id, status);
    const clock = await clockOf(id);
    expect(clock.answered_at).not.toBeNull();
    expect(Math.abs((clock.answer_seconds as number) - 600)).toBeLessThan(60);
  });

  test('back to new continues with the same time, and a later step changes nothing', async () => {
    const id = await arrives();
    const { answer_due_at: due } = await clockOf(id);
    await moves(id, 'contacted');
    await moves(id, 'new');
    expect(await clockOf(id)).toMatchObject({
      answer_due_at: due,
      answered_at: null,
      answer_seconds: null,
    });
    await moves(id, 'contacted');
    const { answered_at: first } = await clockOf(id);
    await moves(id, 'qualified');
    expect(await clockOf(id)).toMatchObject({ answered_at: first });
  });

  test('to spam has no clock, and after an undo has it again from its arrival', async () => {
    const id = await arrives();
    const { answer_due_at: due } = await clockOf(id);
    await moves(id, 'spam');
    expect(await clockOf(id)).toMatchObject({ answer_due_at: null, answered_at: null });
    await moves(id, 'new');
    expect(await clockOf(id)).toMatchObject({ answer_due_at: due });
  });

  test('cleared of suspicion gets its clock, unless it is older than a month', async () => {
    const [fresh, old] = [await arrives(FAST), await arrives(FAST)];
    await ownerSql(
      `update public.qualification_submissions set created_at = created_at - interval '31 days' where id = $1`,
      [old],
    );
    for (const id of [fresh, old]) {
      await actorSql(
        { kind: 'user', userId: manager },
        `update public.qualification_submissions set cleared_at = now() where id = '${id}'`,
      );
    }
    const clock = await clockOf(fresh);
    expect(minutesApart(clock.created_at, clock.answer_due_at)).toBe(60);
    expect(await clockOf(old)).toMatchObject({ answer_due_at: null });
  });
});

describe('changed settings', () => {
  const reckon = async (first = false) => {
    let last: string | null = null;
    do {
      const [row]: { last: string | null }[] = await ownerSql(
        'select public.recompute_lead_clocks($1, 2, $2) as last',
        [last, first],
      );
      last = row?.last ?? null;
    } while (last);
  };
  const ordered = async () =>
    (await ownerSql("select 1 from public.outbox where kind = 'lead.answer-clocks'")).length;

  test('targets, hours and holidays each order the clocks that run to be computed again', async () => {
    const [open, answered] = [await arrives(), await arrives()];
    await moves(answered, 'contacted');
    for (const change of [
      'update public.answer_targets set minutes = 30',
      `insert into public.company_holidays (day, name) values ('2026-12-24', 'Véspera')`,
      'delete from public.company_holidays',
    ]) {
      await ownerSql("delete from public.outbox where kind = 'lead.answer-clocks'");
      await ownerSql(change);
      expect(await ordered(), change).toBe(1);
    }
    await reckon();
    await reckon();
    const clock = await clockOf(open);
    expect(minutesApart(clock.created_at, clock.answer_due_at)).toBe(30);
    expect(await clockOf(answered)).toMatchObject({ answer_target: 60 });
    await ownerSql("delete from public.outbox where kind = 'lead.answer-clocks'");
    await keepHours({ mon: [['09:00', '18:00']] });
    expect(await ordered()).toBe(1);
    await reckon();
    expect((await clockOf(open)).answer_due_at?.getUTCDay()).toBe(1);
  });

  test('leads from before there were clocks: the new ones of a month get one, the answered ones their time', async () => {
    const [open, old, answered] = [await arrives(), await arrives(), await arrives()];
    await moves(answered, 'qualified');
    await ownerSql(`update public.qualification_submissions set service = null, answer_target = null,
      answer_due_at = null, answer_warn_at = null, answered_at = null, answer_seconds = null`);
    await ownerSql(
      `update public.qualification_submissions set created_at = created_at - interval '31 days' where id = $1`,
      [old],
    );
    await reckon(true);
    expect(await clockOf(open)).toMatchObject({ answer_target: 60 });
    expect(await clockOf(old)).toMatchObject({ answer_due_at: null });
    const clock = await clockOf(answered);
    expect(clock).toMatchObject({ answer_target: null, answer_due_at: null });
    expect(clock.answered_at).not.toBeNull();
  });
});

test('nobody writes a clock, and visitors read none', async () => {
  const id = await arrives();
  for (const column of ['answer_due_at', 'answered_at', 'answer_warn_at', 'service']) {
    const statement = `update public.qualification_submissions set ${column} = null where id = '${id}'`;
    expect(await refusalOf({ kind: 'user', userId: manager }, statement)).toBe('42501');
  }
  const read = 'select answer_due_at from public.qualification_submissions';
  expect(await refusalOf({ kind: 'anonymous', client: 'x' }, read)).toBe('42501');
});

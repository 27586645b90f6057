import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { asActor } from '../../app/platform/database/actor.server.ts';
import { makePerson, type Role } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendLead } from '../testing/send-lead.ts';
import { provedRequest } from '../testing/send-privacy-request.ts';
import { askNewsletter, subscriptionOf } from '../testing/subscriptions.ts';

type Mail = { job?: string; kind?: string; subject?: string; email?: string; mailbox?: string };

/** Asks for one mail as the worker does. */
const mayMail = (mail: Mail = {}) =>
  asActor({ kind: 'system' }, async (tx) => {
    const { rows } = await sql<{ may: boolean }>`
      select private.decide_unproved_mail(${mail.job ?? randomUUID()}::uuid,
        ${mail.kind ?? 'lead.visitor-mail'}, ${mail.subject ?? randomUUID()}::uuid,
        ${mail.email ?? 'vitima@casa.example'}, ${mail.mailbox ?? 'keyed hash'}, 300, false) = 'send' as may`.execute(
      tx,
    );
    return rows[0]?.may;
  });

const letPass = (time: string) =>
  ownerSql(
    'update private.rate_limits set hits = array(select hit - $1::interval from unnest(hits) hit)',
    [time],
  );

const allowed = async (mails: readonly Mail[]) =>
  (await Promise.all(mails.map((mail) => mayMail(mail)))).filter(Boolean).length;

const withheld = (userId: string, subject: string) =>
  actorSql<{ kind: string }>(
    { kind: 'user', userId },
    `select kind from public.withheld_mails('${subject}')`,
  );

useScratchDatabase();
beforeEach(() => ownerSql('truncate private.rate_limits, private.stranger_mails'));

describe('mails to an address that an anonymous visitor typed', () => {
  test('are limited to one of a kind in ten minutes, three of all kinds a day', async () => {
    expect(await mayMail()).toBe(true);
    expect(await mayMail()).toBe(false);
    await letPass('9 minutes 50 seconds');
    expect(await mayMail()).toBe(false);
    expect(await mayMail({ kind: 'privacy.proof-mail' })).toBe(true);
    await letPass('10 seconds');
    expect(await mayMail()).toBe(true);
    await letPass('11 hours');
    expect(await mayMail({ kind: 'talent.applicant-mail' })).toBe(false);
    expect(await mayMail({ mailbox: 'of somebody else' })).toBe(true);
    await letPass('13 hours');
    expect(await mayMail({ kind: 'talent.applicant-mail' })).toBe(true);
  });

  test('of ten concurrent ones of different kinds three are sent, of one kind one', async () => {
    const kinds = [...'abcdefghij'].map((sample) => ({ kind: `lead.${sample}` }));
    expect(await allowed(kinds)).toBe(3);
    await ownerSql('truncate private.rate_limits');
    expect(await allowed(kinds.map(() => ({})))).toBe(1);
  });

  test('a retried mail counts once, also with ten concurrent tries', async () => {
    const mail = { job: randomUUID() };
    expect(await allowed(Array(10).fill(mail))).toBe(10);
    expect(await mayMail()).toBe(false);
    const refused = { job: randomUUID() };
    expect(await mayMail(refused)).toBe(false);
    await letPass('2 days');
    expect(await mayMail(refused)).toBe(false);
    expect(await mayMail(mail)).toBe(true);
    const [counted] = await ownerSql<{ hits: number }>(
      'select sum(cardinality(hits))::integer as hits from private.rate_limits',
    );
    // Its kind, its address, and all addresses together.
    expect(counted?.hits).toBe(3);
  });

  test('to a confirmed account are limited to five an hour and twenty a day', async () => {
    const [email, unconfirmed] = ['conta@casa.example', 'quase@casa.example'];
    await ownerSql(
      `insert into identity.users (name, email, email_verified)
       values ('Ana', $1, true), ('Rui', $2, false)`,
      [email, unconfirmed],
    );
    let sent = 0;
    for (let hour = 0; hour < 6; hour += 1) {
      const now = await allowed(Array(8).fill({ email: ' Conta@casa.example' }));
      expect(now).toBe(hour < 4 ? 5 : 0);
      sent += now;
      await letPass('1 hour');
    }
    expect(sent).toBe(20);
    expect(await allowed(Array(8).fill({ email: unconfirmed, mailbox: 'of Rui' }))).toBe(1);
  });

  test('the address is not stored', async () => {
    await mayMail();
    const rows = await ownerSql('select to_jsonb(m)::text as said from private.stranger_mails m');
    expect(JSON.stringify(rows)).not.toContain('vitima');
    expect(JSON.stringify(rows)).not.toContain('keyed');
  });

  test('decisions are deleted with their record, and after six months', async () => {
    const lead = randomUUID();
    await sendLead({ id: lead });
    await mayMail({ subject: lead });
    const old = randomUUID();
    await mayMail({ job: old });
    await ownerSql(
      `update private.stranger_mails set decided_at = now() - interval '7 months' where job_id = $1`,
      [old],
    );
    await ownerSql('delete from public.qualification_submissions where id = $1', [lead]);
    await mayMail({ subject: randomUUID() });
    const left = await ownerSql<{ job_id: string; subject_id: string }>(
      'select job_id, subject_id from private.stranger_mails',
    );
    expect(left).toHaveLength(1);
    expect(left.map(({ job_id, subject_id }) => [job_id, subject_id])).not.toContainEqual(
      expect.arrayContaining([old]),
    );
  });

  test('only the server decides', async () => {
    const call = `select private.decide_unproved_mail(gen_random_uuid(), 'a.b', gen_random_uuid(), 'a', 'b', 1, false)`;
    const admin = await makePerson({ role: 'superadmin' });
    expect(await refusalOf({ kind: 'anonymous' }, call)).toBe('42501');
    expect(await refusalOf({ kind: 'user', userId: admin }, call)).toBe('42501');
  });
});

describe('mails to all unconfirmed addresses together', () => {
  const decide = (mail: Mail & { most?: number; waits?: boolean } = {}) =>
    asActor({ kind: 'system' }, async (tx) => {
      const { rows } = await sql<{ decision: string }>`
        select private.decide_unproved_mail(${mail.job ?? randomUUID()}::uuid,
          ${mail.kind ?? 'lead.visitor-mail'}, ${randomUUID()}::uuid,
          ${mail.email ?? 'vitima@casa.example'}, ${mail.mailbox ?? randomUUID()},
          ${mail.most ?? 5}, ${mail.waits ?? false}) as decision`.execute(tx);
      return rows[0]?.decision;
    });
  const warnings = async () => [
    await ownerSql(`select from public.outbox where kind = 'mail.ceiling-mail'`),
    await ownerSql(`select from public.security_events where event_type = 'mail_ceiling_reached'`),
  ];

  test('of twenty concurrent ones five are sent, and staff are warned once an hour', async () => {
    await ownerSql(`delete from public.outbox where kind = 'mail.ceiling-mail';
      delete from public.security_events where event_type = 'mail_ceiling_reached'`);
    const decisions = await Promise.all(Array.from({ length: 20 }, () => decide()));
    expect(decisions.filter((decision) => decision === 'send')).toHaveLength(5);
    expect((await warnings()).map((rows) => rows.length)).toEqual([1, 1]);
    const [reached] = await ownerSql('select private.mail_ceiling_reached() as reached');
    expect(reached).toEqual({ reached: true });
    await letPass('61 minutes');
    await Promise.all(Array.from({ length: 6 }, () => decide()));
    expect((await warnings()).map((rows) => rows.length)).toEqual([2, 2]);
  });

  test('necessary mails wait, and count for their address only when they are sent', async () => {
    await decide({ most: 1 });
    const mail = { job: randomUUID(), mailbox: 'of Ana', waits: true, most: 1 };
    expect(await decide(mail)).toBe('later');
    expect(await decide(mail)).toBe('later');
    await letPass('61 minutes');
    expect(await decide(mail)).toBe('send');
  });

  test('mails about accounts that nobody has confirmed count, once each; those of confirmed ones go on', async () => {
    await ownerSql(`insert into identity.users (name, email, email_verified)
      values ('Bia', 'bia@casa.example', true), ('Rui', 'rui@casa.example', false)`);
    const account = (email: string, mail = randomUUID()) =>
      asActor({ kind: 'system' }, async (tx) => {
        const { rows } = await sql<{ may: boolean }>`
          select private.may_send_account_mail(${mail}::uuid, ${email}, 2) as may`.execute(tx);
        return rows[0]?.may;
      });
    const first = randomUUID();
    expect(await account('rui@casa.example', first)).toBe(true);
    expect(await account('rui@casa.example', first)).toBe(true);
    expect(await decide({ most: 2 })).toBe('send');
    expect(await decide({ most: 2 })).toBe('withheld');
    expect(await account('novo@casa.example')).toBe(false);
    expect(await account('rui@casa.example', first)).toBe(true);
    expect(await account(' Bia@casa.example')).toBe(true);
    await letPass('61 minutes');
    expect(await account('novo@casa.example')).toBe(true);
  });

  test('an account’s own mails go on', async () => {
    await ownerSql(`insert into identity.users (name, email, email_verified)
      values ('Ana', 'dona@casa.example', true)`);
    await decide({ most: 1 });
    expect(await decide({ most: 1 })).toBe('withheld');
    expect(await decide({ most: 1, email: 'dona@casa.example' })).toBe('send');
  });
});

describe('withheld mails are visible', () => {
  test('to users who may read their record, and to nobody else', async () => {
    const [lead, request] = [randomUUID(), await provedRequest()];
    await sendLead({ id: lead });
    for (let turn = 0; turn < 2; turn += 1) {
      await mayMail({ subject: lead });
      await mayMail({ subject: request, kind: 'privacy.proof-mail' });
    }
    const seenBy = async (...roles: Role[]) => {
      const person = await makePerson(...roles.map((role) => ({ role })));
      return [...(await withheld(person, lead)), ...(await withheld(person, request))].map(
        ({ kind }) => kind,
      );
    };
    expect(await seenBy('admin')).toEqual(['lead.visitor-mail', 'privacy.proof-mail']);
    expect(await seenBy('viewer')).toEqual(['lead.visitor-mail']);
    expect(await seenBy()).toEqual([]);
    const call = `select from public.withheld_mails('${lead}')`;
    expect(await refusalOf({ kind: 'anonymous' }, call)).toBe('42501');
  });

  test('also for a subscription requested too often, once an hour', async () => {
    const manager = await makePerson({ role: 'manager' });
    await askNewsletter();
    const { id } = await subscriptionOf();
    expect(await withheld(manager, id)).toEqual([]);
    for (let turn = 0; turn < 5; turn += 1) expect(await askNewsletter()).toBe('accepted');
    expect(await withheld(manager, id)).toEqual([{ kind: 'newsletter.confirm-mail' }]);
    await letPass('11 minutes');
    await askNewsletter();
    expect(await withheld(manager, id)).toHaveLength(1);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  anonymous,
  answer,
  ask,
  heard,
  mailsOf,
  makeStaff,
  opened,
  staff,
  ticketOf,
} from '../testing/tickets.ts';

useScratchDatabase();
beforeAll(makeStaff);

const later = (who: keyof typeof staff, ticket: string, body: string, at: string, id: string) =>
  ask<{ kept: boolean }>(
    who,
    `select public.schedule_reply('${id}', '${ticket}', '${body}', 'waiting', ${at}) as kept`,
  );
const sendDue = () =>
  actorSql<{ sent: number }>({ kind: 'system' }, 'select private.send_due_replies() as sent');
const makeDue = (id: string) =>
  ownerSql('update public.ticket_replies_later set send_at = now() where id = $1', [id]);
const HOUR = `now() + interval '1 hour'`;

describe('a scheduled reply', () => {
  test('is visible only to staff until its time, and is then sent once', async () => {
    const { ticket, token } = await opened('ana@casa.example');
    const id = randomUUID();
    expect(await later('manager', ticket, 'Amanhã cedo.', HOUR, id)).toEqual([{ kept: true }]);
    expect(await later('manager', ticket, 'Amanhã cedo.', HOUR, id)).toEqual([{ kept: false }]);
    expect(await sendDue()).toEqual([{ sent: 0 }]);
    expect(await heard(token)).toEqual([]);
    expect(await ask('viewer', 'select body from public.ticket_replies_later')).toEqual([
      { body: 'Amanhã cedo.' },
    ]);
    expect(await ask('partner', 'select body from public.ticket_replies_later')).toEqual([]);
    await makeDue(id);
    expect(await Promise.all([sendDue(), sendDue()])).toContainEqual([{ sent: 1 }]);
    expect(await sendDue()).toEqual([{ sent: 0 }]);
    expect(await heard(token)).toEqual(['Amanhã cedo.']);
    expect(await mailsOf(ticket)).toHaveLength(1);
    expect(await ticketOf(ticket)).toMatchObject({ status: 'waiting' });
    // Sent again after it went, it is known.
    expect(await later('manager', ticket, 'Amanhã cedo.', HOUR, id)).toEqual([{ kept: false }]);
  });

  test('is held back with the reason after a new message of the requester', async () => {
    const { ticket, token } = await opened('bia@casa.example');
    const id = randomUUID();
    await later('manager', ticket, 'Já foi.', HOUR, id);
    await answer(token, 'Espere, achei a causa.');
    await makeDue(id);
    expect(await sendDue()).toEqual([{ sent: 0 }]);
    expect(await heard(token)).toEqual(['Espere, achei a causa.']);
    expect(
      await ask('manager', `select failed from public.ticket_replies_later where id = '${id}'`),
    ).toEqual([{ failed: 'answered' }]);
    expect(
      await ask('colleague', `select public.cancel_scheduled_reply('${id}') as words`),
    ).toEqual([{ words: 'Já foi.' }]);
    await expect(ask('manager', `select public.cancel_scheduled_reply('${id}')`)).rejects.toThrow(
      'later_gone',
    );
  });

  test('needs a future time and a permitted user', async () => {
    const { ticket } = await opened('caio@casa.example');
    const id = randomUUID();
    for (const at of ['now()', `now() + interval '91 days'`, 'null']) {
      await expect(later('manager', ticket, 'Oi.', at, id)).rejects.toThrow('later_time_invalid');
    }
    const call = `select public.schedule_reply('${id}', '${ticket}', 'Oi.', null, ${HOUR})`;
    expect(await refusalOf(staff.viewer, call)).toBe('PT403');
    expect(await refusalOf(staff.partner, call)).toBe('PT404');
    expect(await refusalOf(anonymous, call)).toBe('42501');
  });
});

describe('a user who is writing a reply', () => {
  test('is visible only to users who may read the ticket', async () => {
    const { ticket } = await opened();
    const writing = (who: keyof typeof staff) =>
      ask<{ name: string }>(who, `select name from public.ticket_writing('${ticket}')`);
    const say = (who: keyof typeof staff, on: boolean) =>
      ask(who, `select public.set_writing('${ticket}', ${on})`);
    await say('manager', true);
    await say('manager', true);
    expect(await writing('manager')).toEqual([]);
    expect(await writing('colleague')).toEqual([{ name: 'Pessoa' }]);
    expect(await writing('partner')).toEqual([]);
    for (const who of ['viewer', 'partner'] as const) {
      await expect(say(who, true)).rejects.toThrow('feedback_update_missing');
    }
    await ownerSql(`update private.ticket_writers set at = now() - interval '41 seconds'`);
    expect(await writing('colleague')).toEqual([]);
    await say('manager', true);
    await say('manager', false);
    expect(await ownerSql('select from private.ticket_writers')).toEqual([]);
  });
});

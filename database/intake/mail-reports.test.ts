import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { type Given, ingestMail, mailOf, messageTo, storedMail } from '../testing/mails-in.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

const server = { kind: 'system' } as const;

describe('a report', () => {
  const record = async (to: string, about: string, message = `message-${about}`) => {
    const id = randomUUID();
    await actorSql(
      server,
      `select private.record_mail('${id}', 'crm.message-mail', 'sent', '{}', '${about}', '${to}', 'Oi',
        '<p>Oi</p>', 'Oi')`,
    );
    await actorSql(server, `select private.note_message_id('${id}', '${message}')`);
    return id;
  };
  const reportOf = (message_id: string, final: boolean, reason = '550 5.1.1 unknown') =>
    mailOf({ by: 'program', report: { message_id, final, status: '5.1.1', reason } });
  const closed = async (email: string) => {
    const [row] = await actorSql<{ reason: string | null }>(
      server,
      `select private.address_closed('${email}') as reason`,
    );
    return row?.reason ?? null;
  };

  test('marks its mail as failed, and closes the address, also for the newsletter', async () => {
    const to = 'morreu@loja.example';
    const { id } = await messageTo(to);
    await record(to, id);
    await ownerSql(
      `insert into public.newsletter_subscriptions
         (email, status, confirmed_at, consent_version, consent_locale)
       values ($1, 'active', now(), 'v1', 'pt-BR')`,
      [to],
    );
    expect(await ingestMail(reportOf(`message-${id}`, true))).toBe('report');
    expect(
      await ownerSql('select mail_state from public.crm_messages where id = $1', [id]),
    ).toEqual([{ mail_state: 'failed' }]);
    expect(await closed('Morreu@loja.example')).toBe('550 5.1.1 unknown');
    const [sample] = await ownerSql<Given>(
      'select status, undeliverable_reason from public.newsletter_subscriptions where email = $1',
      [to],
    );
    expect(sample).toEqual({ status: 'pending', undeliverable_reason: '550 5.1.1 unknown' });
    // Who writes from there has a mailbox.
    expect(await ingestMail(mailOf({ from_address: to }))).toBe('waiting');
    expect(await closed(to)).toBeNull();
  });

  test('of a temporary failure is counted, and closes nothing', async () => {
    const to = 'cheia@loja.example';
    const { id } = await messageTo(to);
    await record(to, id);
    await ingestMail(reportOf(`message-${id}`, false, 'Mailbox full'));
    await ingestMail(reportOf(`message-${id}`, false, 'Mailbox full'));
    expect(await closed(to)).toBeNull();
    expect(
      await ownerSql('select failures from private.bounced_addresses where email = $1', [to]),
    ).toEqual([{ failures: 2 }]);
  });

  test('of an unknown mail counts as an automatic mail', async () => {
    const mail = reportOf(`message-${randomUUID()}`, true);
    expect(await ingestMail(mail)).toBe('ignored');
    expect(await storedMail(mail.id)).toMatchObject({ reason: 'report' });
  });
});

describe('a mailbox', () => {
  const hold = async (holder: string, seconds = 20) => {
    const [row] = await actorSql<{ held: boolean }>(
      server,
      `select private.lock_mailbox('caixa', '${holder}', ${seconds}) as held`,
    );
    return row?.held;
  };

  test('is read by one process at a time', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    expect([await hold(one), await hold(other), await hold(one)]).toEqual([true, false, true]);
    await actorSql(server, `select private.unlock_mailbox('caixa', '${one}')`);
    expect([await hold(other), await hold(one)]).toEqual([true, false]);
    // A process that was killed says nothing more.
    await ownerSql(`update private.mailbox_leases set held_until = now() - interval '1 second'`);
    expect([await hold(one), await hold(other)]).toEqual([true, false]);
  });
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

const EMAIL = 'ana@casa.example';

describe('messages to leads and contacts', () => {
  useScratchDatabase();
  const people = {} as Record<'writer' | 'other' | 'reader' | 'narrow' | 'client', string>;
  beforeAll(async () => {
    people.writer = await makePerson({ role: 'manager' });
    people.other = await makePerson({ role: 'manager' });
    people.reader = await makePerson({ role: 'viewer' });
    people.narrow = await makePerson({ role: 'manager' });
    people.client = await makePerson();
    await ownerSql(`update public.user_roles set product = 'doavya' where user_id = $1`, [
      people.narrow,
    ]);
  });
  /** Values as literals: what an actor runs takes none beside its text. */
  const ask = <Row>(who: keyof typeof people, statement: string, values: string[] = []) =>
    actorSql<Row>(
      { kind: 'user', userId: people[who] },
      statement.replaceAll(/\$(\d)/g, (_, place) => {
        const value = values[Number(place) - 1] ?? '';
        return `'${value.replaceAll("'", "''")}'`;
      }),
    );
  /** A lead with its contact, as it came in. */
  async function someLead() {
    const [row] = await ownerSql<{ id: string; contact_id: string }>(
      `insert into public.qualification_submissions (source, form_data)
       values ('contact_form', '{"name": "Ana Dias", "email": "${EMAIL}"}') returning id, contact_id`,
    );
    return { id: row?.id ?? '', contact: row?.contact_id ?? '' };
  }
  const mail = (lead: string, more: object = {}) => ({
    subject_kind: 'lead',
    subject_id: lead,
    channel: 'mail',
    locale: 'pt-BR',
    template: 'welcome',
    recipient: ` ${EMAIL.toUpperCase()} `,
    subject: 'Recebemos seu pedido',
    body: 'Oi, Ana.',
    ...more,
  });
  const send = async (who: keyof typeof people, message: object, id: string = randomUUID()) => {
    const [row] = await ask<{ outcome: { sent: string; moved: boolean } }>(
      who,
      'select public.send_crm_message($1::uuid, $2::jsonb) as outcome',
      [id, JSON.stringify(message)],
    );
    return { id, ...row?.outcome };
  };
  const statusOf = async (lead: string) =>
    (
      await ownerSql<{ status: string }>(
        'select status from public.qualification_submissions where id = $1',
        [lead],
      )
    )[0]?.status;
  const count = async (from: string, value: string) =>
    (await ownerSql<{ n: number }>(`select count(*)::int as n from ${from}`, [value]))[0]?.n;
  const queued = (id: string) =>
    count(
      `public.outbox where kind = 'crm.message-mail' and payload ->> 'message_id' = $1::text`,
      id,
    );

  test('the first one counts as the reply to the lead, is recorded, and is enqueued once', async () => {
    const lead = await someLead();
    const sent = await send('writer', mail(lead.id));
    expect(sent).toMatchObject({ sent: 'now', moved: true });
    expect(await statusOf(lead.id)).toBe('contacted');
    expect(await queued(sent.id)).toBe(1);
    expect(await send('writer', mail(lead.id))).toMatchObject({ moved: false });
    const notified = await ask<{ recipient: string }>(
      'reader',
      `select * from public.crm_messages_of('lead', $1)`,
      [lead.id],
    );
    expect(notified).toHaveLength(2);
    expect(notified[0]).toMatchObject({ recipient: EMAIL, mine: false, mail_state: null });
    expect(
      await count(`public.crm_events where kind = 'message_sent' and subject_id = $1`, lead.id),
    ).toBe(2);
  });

  test('ten concurrent calls with one id send one message', async () => {
    const lead = await someLead();
    const id = randomUUID();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => send('writer', mail(lead.id), id)),
    );
    expect(outcomes.filter(({ sent }) => sent === 'now')).toHaveLength(1);
    expect(outcomes.every(({ moved }) => moved)).toBe(true);
    expect(await queued(id)).toBe(1);
    await expect(send('other', mail(lead.id), id)).rejects.toThrow('message_not_yours');
  });

  test('nothing is sent with an open placeholder, to an unknown address, or without its text', async () => {
    const lead = await someLead();
    for (const open of [
      { body: 'Oi, {{first_name}}.' },
      { subject: 'Proposta: {{ deal_title }}' },
    ]) {
      await expect(send('writer', mail(lead.id, open))).rejects.toMatchObject({ code: '23514' });
    }
    for (const wrong of [{ recipient: 'outra@casa.example' }, { subject: ' ' }, { body: '' }]) {
      await expect(send('writer', mail(lead.id, wrong))).rejects.toMatchObject({ code: 'PT422' });
    }
    await expect(send('writer', mail(randomUUID()))).rejects.toThrow('subject_gone');
    await expect(send('writer', mail(lead.id, { files: [randomUUID()] }))).rejects.toThrow(
      'file_gone',
    );
    expect(await statusOf(lead.id)).toBe('new');
    expect(await count('public.crm_messages where lead_id = $1', lead.id)).toBe(0);
  });

  test('readers, users of another product and clients write nothing, and read only their own', async () => {
    const lead = await someLead();
    for (const who of ['reader', 'narrow', 'client'] as const) {
      await expect(send(who, mail(lead.id))).rejects.toThrow('crm_update_missing');
    }
    await send('writer', mail(lead.id));
    const seen = (who: keyof typeof people) =>
      ask(who, 'select id from public.crm_messages where lead_id = $1', [lead.id]);
    expect(await seen('reader')).toHaveLength(1);
    expect(await seen('narrow')).toEqual([]);
    expect(await seen('client')).toEqual([]);
    const of = `select * from public.crm_messages_of('lead', $1)`;
    expect(await ask('narrow', of, [lead.id])).toEqual([]);
    await expect(ask('client', of, [lead.id])).rejects.toThrow('crm_read_missing');
    const facts = `select public.message_facts('lead', $1) as facts`;
    await expect(ask('narrow', facts, [lead.id])).rejects.toThrow('crm_read_missing');
    const templates = 'select key from public.crm_templates';
    expect((await ask('reader', templates)).length).toBeGreaterThan(0);
    expect(await ask('narrow', templates)).toEqual([]);
  });

  test('only the author undoes a message: a WhatsApp message whole, of a mail only the move', async () => {
    const back = async (who: keyof typeof people, id: string) =>
      (await ask<{ what: string }>(who, 'select public.undo_message($1) as what', [id]))[0]?.what;
    const one = await someLead();
    const chat = await send('writer', mail(one.id, { channel: 'whatsapp', recipient: '+5517' }));
    expect(await queued(chat.id)).toBe(0);
    expect(await back('other', chat.id)).toBe('kept');
    expect(await back('writer', chat.id)).toBe('message');
    expect(await statusOf(one.id)).toBe('new');
    expect(await count('public.crm_messages where id = $1', chat.id)).toBe(0);
    const two = await someLead();
    const sample = await send('writer', mail(two.id));
    expect(await back('writer', sample.id)).toBe('lead');
    expect(await statusOf(two.id)).toBe('new');
    expect(await count('public.crm_messages where id = $1', sample.id)).toBe(1);
    await ownerSql(`update public.crm_messages set at = now() - interval '11 minutes'`);
    expect(await back('writer', sample.id)).toBe('kept');
  });

  test('a message shows the outcome of its mail, and counts as a touch of the deals of its product', async () => {
    const lead = await someLead();
    await ownerSql(`update public.crm_deals set touched_at = '2020-01-01' where contact_id = $1`, [
      lead.contact,
    ]);
    const { id } = await send('writer', mail(lead.id));
    expect(
      await count(
        `public.crm_deals where contact_id = $1 and closed_at is null and touched_at < '2021-01-01'`,
        lead.contact,
      ),
    ).toBe(0);
    await actorSql(
      { kind: 'system' },
      `select private.record_mail('${randomUUID()}', 'crm.message-mail', 'kept', '{}', '${id}')`,
    );
    const [row] = await ownerSql<{ area: string }>(
      'select area from public.mails where about = $1',
      [id],
    );
    expect(row?.area).toBe('crm');
    expect(await count(`public.crm_messages where id = $1 and mail_state = 'kept'`, id)).toBe(1);
  });

  test('files are used once, by a message of the user who uploaded them', async () => {
    const lead = await someLead();
    const file = randomUUID();
    await ask('writer', 'select public.save_message_file($1, $2::jsonb)', [
      file,
      JSON.stringify({
        key: `messages/${'c'.repeat(64)}`,
        name: 'proposta.pdf',
        type: 'application/pdf',
        size: 3,
        sha256: 'c'.repeat(64),
      }),
    ]);
    expect(await ask('other', 'select id from public.crm_message_files')).toEqual([]);
    await expect(send('other', mail(lead.id, { files: [file] }))).rejects.toThrow('file_gone');
    const sent = await send('writer', mail(lead.id, { files: [file] }));
    expect(await count('public.crm_message_files where message_id = $1', sent.id)).toBe(1);
    await expect(send('writer', mail(lead.id, { files: [file] }))).rejects.toThrow('file_gone');
    expect(
      await ask('writer', 'select public.drop_message_file($1) as dropped', [file]),
    ).toMatchObject([{ dropped: false }]);
  });
});

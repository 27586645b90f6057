import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { useProjectCast, type Who } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

describe('tickets of clients', () => {
  useScratchDatabase();
  const { people, cast, as, one } = useProjectCast();
  const open = async (
    who: Who,
    { id = randomUUID() as string, organization = cast.ours.organization, files = '[]' } = {},
  ) => {
    const row = await one<{ result: string }>(
      who,
      `select public.open_client_ticket('${id}', '${organization}', null, 'Combo de sábado',
         'O combo some à tarde.', '${files}') as result`,
    );
    return { id, result: row?.result };
  };
  const read = async (who: Who, id: string) =>
    (
      await one<{ ticket: { status: string; messages: { body: string }[] } | null }>(
        who,
        `select public.client_ticket('${id}') as ticket`,
      )
    )?.ticket;
  const listed = async (who: Who, organization = cast.ours.organization) =>
    (
      await actorSql<{ id: string }>(
        as(who),
        `select id from public.client_tickets('${organization}', null, null, 100)`,
      )
    ).map(({ id }) => id);
  const reply = async (
    who: Who,
    ticket: string,
    body = 'Segue aqui.',
    id = randomUUID() as string,
  ) =>
    (
      await one<{ result: { outcome: string; ticket?: string } }>(
        who,
        `select public.reply_as_client('${id}', '${ticket}', '${body}') as result`,
      )
    )?.result;
  const staffSays = (ticket: string, then: string) =>
    actorSql(
      as('manager'),
      `select public.reply_in_ticket(gen_random_uuid(), '${ticket}', 'Turno próprio?', '${then}')`,
    );
  const statusOf = async (id: string) =>
    (
      await ownerSql<{ status: string }>(
        'select status from public.feedback_tickets where id = $1',
        [id],
      )
    )[0]?.status;
  const addressOf = async (who: Who) =>
    (
      await ownerSql<{ email: string }>('select email from identity.users where id = $1', [
        people[who],
      ])
    )[0]?.email ?? '';

  let bias = '';
  beforeAll(async () => {
    bias = (await open('member')).id;
  });

  test('are shown under the subject of the client, and never under the title of staff', async () => {
    const { id } = await open('member');
    const shown = async () =>
      JSON.stringify([
        await read('member', id),
        await actorSql(
          as('owner'),
          `select * from public.client_tickets('${cast.ours.organization}')`,
        ),
        await ownerSql('select to_jsonb(n) from private.client_notices n'),
      ]);
    const title = 'Culpa do combo da Bia';
    await actorSql(
      as('manager'),
      `update public.feedback_tickets set title = '${title}' where id = '${id}'`,
    );
    await staffSays(id, 'waiting');
    expect(await shown()).toContain('Combo de sábado');
    expect(await shown()).not.toContain(title);
    await ownerSql('update public.feedback_tickets set subject = null where id = $1', [id]);
    await staffSays(id, 'solved');
    expect(await shown()).not.toContain(title);
  });

  test('are opened once for a repeated form', async () => {
    const id = randomUUID();
    const answer = await Promise.all(Array.from({ length: 5 }, () => open('owner', { id })));
    expect(new Set(answer.map((one) => one.result))).toEqual(new Set(['opened']));
    expect((await read('owner', id))?.messages.length).toBe(1);
    const [{ mails = 0 } = {}] = await ownerSql<{ mails: number }>(
      `select count(*)::integer as mails from public.outbox
       where kind = 'ticket.said-mail' and payload ->> 'message_id' = $1`,
      [id],
    );
    expect(mails).toBe(1);
  });

  test('are read by owners and members, by finance if they opened them, and by nobody else', async () => {
    const money = (await open('finance')).id;
    for (const who of ['owner', 'second', 'member'] as const) {
      expect(await listed(who)).toEqual(expect.arrayContaining([bias, money]));
      expect((await read(who, bias))?.messages[0]?.body).toBe('O combo some à tarde.');
    }
    expect(await listed('finance')).toEqual([money]);
    expect(await read('finance', bias)).toBeNull();
    for (const who of ['other', 'gone', 'nobody', 'analyst', 'manager'] as const) {
      expect([who, await listed(who)]).toEqual([who, []]);
      expect([who, await read(who, bias)]).toEqual([who, null]);
      expect([who, (await reply(who, bias))?.outcome]).toEqual([who, 'gone']);
      expect([who, (await open(who)).result]).toEqual([who, 'gone']);
      // Nor by the id of one that is another's.
      expect([who, (await open(who, { id: bias })).result]).toEqual([who, 'gone']);
    }
    expect((await open('other', { id: bias, organization: cast.theirs.organization })).result).toBe(
      'gone',
    );
    expect((await reply('finance', bias))?.outcome).toBe('gone');
  });

  test('cannot be read or written by a client except by the functions', async () => {
    for (const who of ['owner', 'finance', 'other'] as const) {
      for (const table of ['feedback_tickets', 'feedback_messages', 'ticket_notes']) {
        expect(await actorSql(as(who), `select id from public.${table}`)).toEqual([]);
      }
      for (const statement of [
        `update public.feedback_tickets set organization_id = '${cast.theirs.organization}'`,
        `update public.feedback_messages set organization_id = null`,
        `insert into public.feedback_messages (ticket_id, author, body) values ('${bias}', 'staff', 'x')`,
        'delete from public.feedback_tickets',
        `select private.client_of_address('a@b.example')`,
      ]) {
        expect(await refusalOf(as(who), statement)).toBe('42501');
      }
    }
    expect(await statusOf(bias)).toBeDefined();
  });

  test('hide internal notes', async () => {
    await actorSql(
      as('manager'),
      `select public.write_ticket_note(gen_random_uuid(), '${bias}', 'segredo-interno-plantado')`,
    );
    expect(JSON.stringify(await read('owner', bias))).not.toContain('segredo-interno');
    const found = await actorSql(
      as('owner'),
      `select id from public.client_tickets('${cast.ours.organization}', 'segredo-interno')`,
    );
    expect(found).toEqual([]);
  });

  test('get replies, which pass the turn, reopen a solved ticket, and continue an old one', async () => {
    const { id } = await open('member');
    await staffSays(id, 'waiting');
    const waiting = await actorSql<{ id: string; asked_by: string }>(
      as('member'),
      'select id, asked_by from public.client_tickets_waiting()',
    );
    expect(waiting.map((one) => one.id)).toContain(id);
    expect(await actorSql(as('other'), 'select id from public.client_tickets_waiting()')).toEqual(
      [],
    );
    expect(await reply('owner', id)).toEqual({ outcome: 'said', ticket: id });
    expect(await statusOf(id)).toBe('in_progress');
    await staffSays(id, 'solved');
    expect(await reply('member', id, 'Voltou.')).toEqual({ outcome: 'said', ticket: id });
    expect(await statusOf(id)).toBe('open');
    await staffSays(id, 'solved');
    await ownerSql(
      `update public.feedback_tickets set solved_at = now() - interval '20 days' where id = $1`,
      [id],
    );
    const further = (await reply('member', id, 'De novo.'))?.ticket ?? '';
    expect(further).not.toBe(id);
    expect(await read('owner', further)).toMatchObject({ status: 'open', follows: { id } });
  });

  test('get each message once by id, and ten messages an hour at most', async () => {
    const { id } = await open('member');
    const message = randomUUID();
    for (let i = 0; i < 3; i += 1)
      expect((await reply('member', id, 'Oi.', message))?.outcome).toBe('said');
    expect((await read('member', id))?.messages.length).toBe(2);
    // Of another: not even that it is there.
    expect((await reply('owner', id, 'Oi.', message))?.outcome).toBe('gone');
    let outcome: string | undefined;
    for (let i = 0; i < 10; i += 1) outcome = (await reply('member', id))?.outcome;
    expect(outcome).toBe('limited');
  });

  test('are opened by mail too, and messages of other senders stay hidden', async () => {
    const id = randomUUID();
    const mail = await addressOf('member');
    await ownerSql(
      `select private.open_ticket_by_mail($1, p.id, 'Bia', $2, 'Por e-mail', 'pt-BR', 'Escrevi.')
       from public.feedback_projects p where p.key = 'forja'`,
      [id, mail],
    );
    expect((await read('owner', id))?.messages.map(({ body }) => body)).toEqual(['Escrevi.']);
    const ingest = (email: string, body: string) =>
      ownerSql(
        `select private.ingest_ticket_message(gen_random_uuid(), $1, null, null, $2, $3, 'mail')`,
        [id, email, body],
      );
    await ingest('estranha@rua.example', 'Palavras de outra.');
    await ingest(await addressOf('owner'), 'Da colega.');
    expect((await read('member', id))?.messages.map(({ body }) => body)).toEqual([
      'Escrevi.',
      'Da colega.',
    ]);
    const outsider = randomUUID();
    await ownerSql(
      `select private.open_ticket_by_mail($1, p.id, 'Ana', 'ana@rua.example', 'Outra', 'pt-BR', 'Oi.')
       from public.feedback_projects p where p.key = 'forja'`,
      [outsider],
    );
    expect(await read('owner', outsider)).toBeNull();
    expect(
      await refusalOf(as('manager'), `select public.merge_tickets('${id}', '${outsider}')`),
    ).toBe('PT409');
  });

  test('request a rating from the requester, and save it', async () => {
    const { id } = await open('member');
    await staffSays(id, 'solved');
    const ticket = (await read('member', id)) as unknown as { rating: { id: string } | null };
    expect(ticket.rating).toMatchObject({ state: 'open', score: null });
    expect((await read('owner', id)) as unknown).toMatchObject({ rating: null });
    const rate = async (who: Who, score: number) =>
      (
        await one<{ result: string }>(
          who,
          `select public.rate_as_client('${ticket.rating?.id}', ${score}, '') as result`,
        )
      )?.result;
    for (const who of ['owner', 'finance', 'other', 'gone'] as const)
      expect([who, await rate(who, 1)]).toEqual([who, 'unknown']);
    expect(await rate('member', 4)).toBe('kept');
    expect(await rate('member', 5)).toBe('kept');
    expect((await read('member', id)) as unknown).toMatchObject({ rating: { score: 5 } });
  });

  test('have files for the same people', async () => {
    const file = {
      key: `feedback/${'a'.repeat(64)}`,
      name: 'balcao.png',
      type: 'image/png',
      size: 3,
    };
    const { id } = await open('member', {
      files: JSON.stringify([{ ...file, sha256: 'a'.repeat(64) }]),
    });
    const [stored] = await ownerSql<{ id: string }>(
      'select id from public.feedback_attachments where message_id = $1',
      [id],
    );
    const fetched = (who: Who) =>
      actorSql<{ original_name: string }>(
        as(who),
        `select original_name from public.client_ticket_file('${stored?.id}')`,
      );
    expect(await fetched('owner')).toEqual([{ original_name: 'balcao.png' }]);
    for (const who of ['finance', 'other', 'gone', 'nobody', 'analyst'] as const)
      expect([who, await fetched(who)]).toEqual([who, []]);
  });

  test('have time figures, each with its count', async () => {
    const figures = async (who: Who) =>
      (
        await one<{ f: { tickets: number; answer: { n: number; within: number } } | null }>(
          who,
          `select public.client_ticket_figures('${cast.ours.organization}') as f`,
        )
      )?.f;
    const [{ n = 0 } = {}] = await ownerSql<{ n: number }>(
      `select count(*)::integer as n from public.feedback_tickets
       where organization_id = $1 and answer_seconds is not null and answer_target is not null`,
      [cast.ours.organization],
    );
    expect(n).toBeGreaterThan(0);
    expect(await figures('owner')).toMatchObject({ answer: { n, within: n } });
    for (const who of ['finance', 'other', 'gone'] as const)
      expect([who, await figures(who)]).toEqual([who, null]);
  });

  test('show their client to staff who may read tickets', async () => {
    const client = async (who: Who) =>
      (await one<{ c: unknown }>(who, `select public.ticket_client('${bias}') as c`))?.c ?? null;
    expect(await client('manager')).toMatchObject({ organization: 'Padaria Sol' });
    for (const who of ['owner', 'other', 'nobody'] as const) expect(await client(who)).toBeNull();
  });
});

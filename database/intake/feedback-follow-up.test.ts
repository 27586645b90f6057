import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { sendFeedback, someFile, storedFeedback } from '../testing/send-feedback.ts';

const anonymous: Actor = { kind: 'anonymous' };

useScratchDatabase();

const metricsOf = async (column: string) => {
  const [row] = await ownerSql<{ sum: number }>(
    `select coalesce(sum(${column}), 0)::int as sum from public.feedback_metrics_daily`,
  );
  return row?.sum ?? 0;
};

const followed = async (token: string) => {
  const [row] = await actorSql<{ said: Record<string, unknown> | null }>(
    anonymous,
    `select public.feedback_followed('${token}') as said`,
  );
  return row?.said ?? null;
};

describe('the author’s link', () => {
  test('shows the entry, its status and the replies, and nothing to others', async () => {
    const [id, token] = [randomUUID(), randomUUID()];
    const file = someFile({ original_name: '../../etc/passwd' });
    await sendFeedback({ id, token, files: [file] });
    await ownerSql(`update public.feedback_entries set status = 'triaged' where id = $1`, [id]);
    await ownerSql(
      `insert into public.feedback_messages (entry_id, author, body) values ($1, 'staff', 'Já vimos.')`,
      [id],
    );
    await ownerSql(
      `insert into public.ticket_notes (id, entry_id, body)
       values (gen_random_uuid(), $1, 'Só entre nós.')`,
      [id],
    );
    const answer = await followed(token);
    expect(answer).toMatchObject({
      status: 'triaged',
      history: [{ status: 'triaged' }],
      messages: [{ by: 'staff', body: 'Já vimos.' }],
      files: [{ name: '../../etc/passwd', type: 'image/png', size: 3 }],
    });
    expect(JSON.stringify(answer)).not.toContain('Só entre nós');
    expect(JSON.stringify(answer)).not.toContain(file.storage_key);
    expect(await followed(randomUUID())).toBeNull();
    const [{ id: fileId } = { id: '' }] = (answer?.['files'] ?? []) as { id: string }[];
    const read = (secret: string) =>
      actorSql(anonymous, `select storage_key from public.feedback_file('${secret}', '${fileId}')`);
    expect(await read(token)).toEqual([{ storage_key: file.storage_key }]);
    expect(await read(randomUUID())).toEqual([]);
  });

  test('exists twice: one for the mail, one for the browser that sent it; an id opens nothing', async () => {
    const [id, token, secret] = [randomUUID(), randomUUID(), randomUUID()];
    expect(await sendFeedback({ id, token, secret })).toMatchObject({ opened: true });
    for (const known of [token, secret])
      expect(await followed(known)).toMatchObject({ missing: [] });
    const replayed = { outcome: 'replayed', entry_id: id };
    expect(await sendFeedback({ id, secret })).toMatchObject({ ...replayed, opened: true });
    for (const wrong of [undefined, token, randomUUID()]) {
      const sent = await sendFeedback({ id, ...(wrong && { secret: wrong }) });
      expect(sent).toMatchObject({ ...replayed, opened: false });
      if (wrong !== token) expect(await followed(wrong ?? id)).toBeNull();
    }
    const stored = await ownerSql(
      `select s.kind from private.feedback_follow_up_secrets s where s.entry_id = $1 order by s.kind`,
      [id],
    );
    expect(stored).toEqual([{ kind: 'browser' }, { kind: 'mail' }]);
    await ownerSql('delete from public.feedback_entries where id = $1', [id]);
    expect(await followed(secret)).toBeNull();
  });

  test('a secret opens one entry, also with ten concurrent posts', async () => {
    const [secret, token] = [randomUUID(), randomUUID()];
    const sent = await Promise.all(Array.from({ length: 10 }, () => sendFeedback({ secret })));
    const count = (name: string) => sent.filter(({ outcome }) => outcome === name).length;
    expect([count('accepted'), count('secret_taken')]).toEqual([1, 9]);
    await sendFeedback({ token });
    expect((await sendFeedback({ secret: token })).outcome).toBe('secret_taken');
    const both = randomUUID();
    expect((await sendFeedback({ token: both, secret: both })).outcome).toBe('secret_taken');
  });

  test('names the rejected files, and nothing else from the caller', async () => {
    const [secret, other] = [randomUUID(), randomUUID()];
    const context = { filesNotTaken: ['a.png', 7, { x: 1 }, 'b.pdf'] };
    const sent = await sendFeedback({ secret, context });
    expect(sent.missing).toEqual(['a.png', 'b.pdf']);
    expect(await followed(secret)).toMatchObject({ missing: ['a.png', 'b.pdf'] });
    await sendFeedback({ secret: other, context: { filesNotTaken: { 0: 'x' } } });
    expect(await followed(other)).toMatchObject({ missing: [] });
  });

  test('accepts replies, each once, which reopen a ticket solved within 14 days', async () => {
    const [id, token] = [randomUUID(), randomUUID()];
    await sendFeedback({ id, token });
    const reply = async (body: string, secret = token) =>
      (
        await actorSql<{ said: string }>(
          anonymous,
          `select public.reply_to_feedback('${secret}', '${body}') as said`,
        )
      )[0]?.said;
    const ticket = async (status: string, solved: string) => {
      const [row] = await ownerSql<{ id: string }>(
        `insert into public.feedback_tickets (project_id, feedback_id, title, status, solved_at)
         select project_id, id, 'Botão', $2, now() - $3::interval
         from public.feedback_entries where id = $1 returning id`,
        [id, status, solved],
      );
      return row?.id ?? '';
    };
    const statusOf = async (ticketId: string) =>
      (await ownerSql('select status from public.feedback_tickets where id = $1', [ticketId]))[0];
    const fresh = await ticket('solved', '13 days');
    const old = await ticket('solved', '15 days');
    const closed = await ticket('closed', '1 day');
    expect(await reply('Voltou.')).toBe('accepted');
    expect(await reply('Voltou.')).toBe('replayed');
    expect(await reply('Voltou.', randomUUID())).toBe('unknown');
    expect(await statusOf(fresh)).toEqual({ status: 'open' });
    expect(await statusOf(old)).toEqual({ status: 'solved' });
    expect(await statusOf(closed)).toEqual({ status: 'closed' });
    for (let time = 0; time < 9; time += 1) expect(await reply(`${time}`)).toBe('accepted');
    expect(await reply('Mais uma.')).toBe('limited');
  });
});

describe('retention', () => {
  test('an entry is deleted after 24 months with its files', async () => {
    const [old, recent] = [randomUUID(), randomUUID()];
    const file = someFile();
    await sendFeedback({ id: old, files: [file] });
    await sendFeedback({ id: recent });
    await ownerSql(
      `update public.feedback_entries set erase_at = now() - interval '1 second' where id = $1`,
      [old],
    );
    await sendFeedback();
    expect(await storedFeedback(old)).toBeUndefined();
    expect(await storedFeedback(recent)).toBeDefined();
    expect(
      await ownerSql(
        `select payload from public.outbox where kind = 'feedback.erase-file'
         and payload ->> 'storage_key' = $1`,
        [file.storage_key],
      ),
    ).toHaveLength(1);
  });
});

describe('staff', () => {
  const actors: Record<string, Actor> = {};
  beforeAll(async () => {
    for (const role of ['manager', 'viewer', 'analyst'] as const) {
      actors[role] = { kind: 'user', userId: await makePerson({ role }) };
    }
    actors['client'] = { kind: 'user', userId: await makePerson() };
  });

  const move = (who: string, id: string, status: string) =>
    actorSql(
      actors[who] as Actor,
      `update public.feedback_entries set status = '${status}' where id = '${id}' returning status`,
    );

  test('with the permission move an entry as allowed, recorded with user and time', async () => {
    const id = randomUUID();
    await sendFeedback({ id });
    for (const status of ['triaged', 'planned', 'done', 'triaged', 'duplicate']) {
      expect(await move('manager', id, status)).toEqual([{ status }]);
    }
    await expect(move('manager', id, 'done')).rejects.toMatchObject({ code: 'PT409' });
    await expect(move('manager', id, 'new')).rejects.toMatchObject({ code: 'PT409' });
    expect(await move('viewer', id, 'triaged')).toEqual([]);
    expect(await move('client', id, 'triaged')).toEqual([]);
    const history = await ownerSql<{ to_status: string; changed_by: string }>(
      'select to_status, changed_by from public.feedback_changes where entry_id = $1',
      [id],
    );
    expect(history).toHaveLength(5);
    const { userId } = actors['manager'] as { userId: string };
    expect(new Set(history.map(({ changed_by }) => changed_by))).toEqual(new Set([userId]));
  });

  test('write notes, which stay internal, and replies, which are mailed', async () => {
    const id = randomUUID();
    await sendFeedback({ id, email: 'ana@casa.example' });
    const act = (name: string, key: string = randomUUID()) =>
      `select public.${name}('${key}', '${id}', 'Oi.')`;
    await actorSql(actors['manager'] as Actor, act('write_entry_note'));
    const mails = () =>
      ownerSql(`select from public.outbox where kind = 'feedback.reply-mail'`).then(
        (rows) => rows.length,
      );
    expect(await mails()).toBe(0);
    const reply = act('reply_to_entry');
    await actorSql(actors['manager'] as Actor, reply);
    // A repeated call sends nothing.
    await actorSql(actors['manager'] as Actor, reply);
    expect(await mails()).toBe(1);
    const thread = await actorSql<{ sent_to: unknown }>(
      actors['viewer'] as Actor,
      `select * from public.feedback_thread('${id}')`,
    );
    expect(thread).toMatchObject([{ sent_to: [{ mailed: true }], mine: false }]);
    for (const who of ['viewer', 'client']) {
      for (const name of ['write_entry_note', 'reply_to_entry']) {
        expect(await refusalOf(actors[who] as Actor, act(name))).toBe('PT403');
      }
    }
  });

  test('with the permission read the list, filtered by words, type and state', async () => {
    const id = randomUUID();
    await sendFeedback({ id, type: 'ideia', verbatim: 'Modo 100% escuro' });
    const page = (words: string, actor = actors['viewer'] as Actor) =>
      actorSql<{ id: string }>(
        actor,
        `select id from public.feedback_page('${words}', 'new', 'ideia')`,
      );
    expect(await page('100% ESCURO')).toEqual([{ id }]);
    expect(await page('1_0')).toEqual([]);
    for (const call of [
      'select * from public.feedback_page()',
      `select * from public.feedback_history('${id}')`,
      `select * from public.feedback_thread('${id}')`,
    ]) {
      expect(await refusalOf(actors['client'] as Actor, call)).toBe('PT403');
      expect(await refusalOf(actors['viewer'] as Actor, call)).toBe('none');
    }
  });

  test('move tickets through all states, which are counted', async () => {
    const before = await metricsOf('tickets_opened + tickets_solved');
    const [ticket] = await actorSql<{ id: string }>(
      actors['manager'] as Actor,
      `insert into public.feedback_tickets (project_id, title)
       select p.project_id, 'Menu' from public.feedback_modules p where p.key = 'site'
       returning id`,
    );
    const ways = (status: string) =>
      actorSql(
        actors['manager'] as Actor,
        `update public.feedback_tickets set status = '${status}' where id = '${ticket?.id}'
         returning solved_at is not null as solved, closed_at is not null as closed`,
      );
    await ways('in_progress');
    await ways('waiting');
    expect(await ways('solved')).toEqual([{ solved: true, closed: false }]);
    expect(await ways('closed')).toEqual([{ solved: true, closed: true }]);
    await expect(ways('open')).rejects.toMatchObject({ code: 'PT409' });
    expect(await metricsOf('tickets_opened + tickets_solved')).toBe(before + 2);
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  anonymous,
  answer,
  ask,
  followed,
  idOf,
  makeStaff,
  opened,
  reply,
  thread,
} from '../testing/tickets.ts';

const server: Actor = { kind: 'system' };

useScratchDatabase();
beforeAll(makeStaff);

const move = (ticket: string, status: string) =>
  ask('manager', `update public.feedback_tickets set status = '${status}' where id = '${ticket}'`);
type Row = {
  id: string;
  entry_id: string | null;
  author_email: string | null;
  with_answer: string | null;
  dropped: boolean;
  score: number | null;
  comment: string | null;
};
const ratingsOf = (ticket: string) =>
  ownerSql<Row>(
    `select id, entry_id, author_email, with_answer, dropped_at is not null as dropped, score, comment
     from public.ticket_ratings where ticket_id = $1 order by solved_at, author_email`,
    [ticket],
  );
const mailsOf = (ticket: string) =>
  ownerSql<{ later: boolean }>(
    `select o.created_at > now() + interval '10 seconds' as later from public.outbox o
     join public.ticket_ratings r on r.id = (o.payload ->> 'rating_id')::uuid
     where o.kind = 'ticket.rating-mail' and r.ticket_id = $1`,
    [ticket],
  );
const rate = async (token: string, rating: string, score: number, comment = '') =>
  (
    await actorSql<{ said: string }>(
      anonymous,
      `select public.rate_followed('${token}', '${rating}', ${score}, '${comment}') as said`,
    )
  )[0]?.said;
const rateByLink = async (rating: string, score: number) =>
  (
    await actorSql<{ said: string }>(
      server,
      `select public.save_rating('${rating}', ${score}, null) as said`,
    )
  )[0]?.said;
const mailedTo = (rating: string) =>
  actorSql<{ email: string }>(server, `select email from private.rating_for_mail('${rating}')`);

describe('a rating request', () => {
  test('is requested once, and stays one row however often it changes', async () => {
    const { entry, token, ticket } = await opened('ana@casa.example');
    await move(ticket, 'solved');
    const [rating] = await ratingsOf(ticket);
    expect(rating).toMatchObject({
      entry_id: entry,
      author_email: 'ana@casa.example',
      score: null,
    });
    expect(await mailsOf(ticket)).toEqual([{ later: true }]);
    expect(await mailedTo(rating?.id ?? '')).toEqual([{ email: 'ana@casa.example' }]);
    expect(await rate(token, rating?.id ?? '', 5, 'Rápido')).toBe('kept');
    expect(await rate(token, rating?.id ?? '', 2, ' ')).toBe('kept');
    expect(await ratingsOf(ticket)).toMatchObject([{ score: 2, comment: null }]);
    expect(await followed(token)).toMatchObject({ ratings: [{ score: 2, state: 'open' }] });
    expect((await thread('viewer', ticket)).filter(({ kind }) => kind === 'rating')).toMatchObject([
      { body: null, by_name: 'ana@casa.example', details: { score: 2, changed: true } },
    ]);
    // Rated already: a mail that is still queued is not sent.
    expect(await mailedTo(rating?.id ?? '')).toEqual([]);
    await move(ticket, 'closed');
    expect(await ratingsOf(ticket)).toHaveLength(1);
  });

  test('is part of the mail of the solving reply, without a second mail', async () => {
    const { ticket } = await opened('bia@casa.example');
    await reply('manager', ticket, 'Pronto.', "'solved'");
    const [rating] = await ratingsOf(ticket);
    const [message] = await ownerSql<{ id: string }>(
      'select id from public.feedback_messages where ticket_id = $1',
      [ticket],
    );
    expect(rating?.with_answer).toBe(message?.id);
    expect(await mailsOf(ticket)).toEqual([]);
  });

  test('is no longer requested once the ticket is reopened, and again after the next solution', async () => {
    const { token, ticket } = await opened('caio@casa.example');
    await move(ticket, 'solved');
    await answer(token, 'Ainda não abre.');
    const [first] = await ratingsOf(ticket);
    expect(first).toMatchObject({ dropped: true, score: null });
    expect(await rate(token, first?.id ?? '', 1)).toBe('dropped');
    expect(await mailedTo(first?.id ?? '')).toEqual([]);
    await move(ticket, 'solved');
    const [, second] = await ratingsOf(ticket);
    expect(await rate(token, second?.id ?? '', 3)).toBe('kept');
    // The rating of a solution stays when the ticket is reopened again.
    await answer(token, 'Voltou.');
    expect(await ratingsOf(ticket)).toMatchObject([{ score: null }, { score: 3, dropped: false }]);
  });

  test('is not requested for a ticket that was merged, or closed without a reply', async () => {
    const [stored, deleted, away] = [
      await opened('dora@casa.example'),
      await opened('eva@casa.example'),
      await opened('flor@casa.example'),
    ];
    await ask('manager', `select public.merge_tickets('${stored.ticket}', '${deleted.ticket}')`);
    await move(away.ticket, 'closed');
    expect(await ratingsOf(deleted.ticket)).toEqual([]);
    expect(await ratingsOf(away.ticket)).toEqual([]);
    await move(stored.ticket, 'solved');
    expect((await ratingsOf(stored.ticket)).map((row) => row.author_email)).toEqual([
      'dora@casa.example',
      'eva@casa.example',
    ]);
  });
});

describe('a rating', () => {
  test('is accepted for thirty days, and changed for seven', async () => {
    const { token, ticket } = await opened('gil@casa.example');
    await move(ticket, 'solved');
    const id = (await ratingsOf(ticket))[0]?.id ?? '';
    const shift = (column: string, days: number) =>
      ownerSql(
        `update public.ticket_ratings set ${column} = now() - interval '${days} days' where id = $1`,
        [id],
      );
    await shift('asked_at', 31);
    expect(await rate(token, id, 4)).toBe('late');
    await shift('asked_at', 29);
    expect(await rate(token, id, 4)).toBe('kept');
    await shift('rated_at', 6);
    expect(await rate(token, id, 3)).toBe('kept');
    await shift('rated_at', 8);
    expect(await rate(token, id, 5)).toBe('late');
    expect(await followed(token)).toMatchObject({ ratings: [{ score: 3, state: 'late' }] });
  });

  test('is accepted from the page of its entry, or by a signed link, within a limit', async () => {
    const mine = await opened('hugo@casa.example');
    const other = await opened('iris@casa.example');
    await move(mine.ticket, 'solved');
    const id = (await ratingsOf(mine.ticket))[0]?.id ?? '';
    expect(await rate(other.token, id, 1)).toBe('unknown');
    expect(await rateByLink(id, 4)).toBe('kept');
    expect(await refusalOf(anonymous, `select public.save_rating('${id}', 1, null)`)).toBe('42501');
    expect(await refusalOf(anonymous, `select public.rating_by_id('${id}')`)).toBe('42501');
    for (let again = 0; again < 19; again++) await rateByLink(id, 1 + (again % 5));
    expect(await rateByLink(id, 4)).toBe('limited');
  });

  test('is one row after ten concurrent posts', async () => {
    const { token, ticket } = await opened('juca@casa.example');
    await move(ticket, 'solved');
    const id = (await ratingsOf(ticket))[0]?.id ?? '';
    await Promise.all(Array.from({ length: 10 }, () => rate(token, id, 4)));
    expect(await ratingsOf(ticket)).toMatchObject([{ score: 4 }]);
  });

  test('notifies the owner of the ticket when it is bad, and does not count as waiting', async () => {
    const { token, ticket } = await opened('mara@casa.example');
    await ownerSql('update public.feedback_tickets set owner_id = $2 where id = $1', [
      ticket,
      idOf('colleague'),
    ]);
    await move(ticket, 'solved');
    await rate(token, (await ratingsOf(ticket))[0]?.id ?? '', 2);
    const notified = async (who: 'colleague' | 'manager') =>
      (
        await ask<{ said: { count: number; moments: { kind: string; id: string }[] } }>(
          who,
          'select public.notices_waiting() as said',
        )
      )[0]?.said;
    const of = (result: Awaited<ReturnType<typeof notified>>) =>
      result?.moments.filter(({ kind }) => kind === 'rating-bad').map(({ id }) => id);
    expect(of(await notified('colleague'))).toEqual([ticket]);
    expect((await notified('colleague'))?.count).toBe(0);
    expect(of(await notified('manager'))).toEqual([]);
  });

  test('is seen by users who may read the ticket, and by nobody of another product', async () => {
    const { token, ticket } = await opened('lia@casa.example');
    await move(ticket, 'solved');
    await rate(token, (await ratingsOf(ticket))[0]?.id ?? '', 1);
    const seen = `select score from public.ticket_ratings where ticket_id = '${ticket}'`;
    expect(await ask('viewer', seen)).toEqual([{ score: 1 }]);
    expect(await ask('partner', seen)).toEqual([]);
    expect(await actorSql({ kind: 'user', userId: await makePerson() }, seen)).toEqual([]);
  });

  test('is listed by score on every page', async () => {
    const rated: string[] = [];
    for (const name of ['nina', 'olga', 'pia']) {
      const { token, ticket } = await opened(`${name}@loja.example`);
      await move(ticket, 'solved');
      await rate(token, (await ratingsOf(ticket))[0]?.id ?? '', 5);
      rated.unshift(ticket);
    }
    const page = (more: string) =>
      ask<{ id: string; ticket_id: string }>(
        'viewer',
        `select id, ticket_id from public.ratings_page(p_score => '5', p_limit => 2${more})`,
      );
    const first = await page('');
    const second = await page(`, p_after => '${first.at(-1)?.id}'`);
    expect([...first, ...second].slice(0, 3).map((row) => row.ticket_id)).toEqual(rated);
  });
});

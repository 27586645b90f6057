import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { sendVersion, useProjectCast, type Who } from '../testing/projects.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';

describe('notices to members of clients', () => {
  useScratchDatabase();
  const { people, cast, as } = useProjectCast();
  const notify = (who: Who, kind = 'ticket', title = 'A-0001') =>
    ownerSql(`select private.notify_client($1, $2, $3, $4, 'ticket', $5)`, [
      people[who],
      cast.ours.organization,
      kind,
      title,
      randomUUID(),
    ]);
  const notices = (who: Who) =>
    ownerSql<{ id: string; way: string; digest_on: string | null }>(
      `select id, way, digest_on::text from private.client_notices where user_id = $1 order by ordered_at, id`,
      [people[who]],
    );
  const waysOf = async (who: Who) => (await notices(who)).map(({ way }) => way);
  const orders = (kind: string) =>
    ownerSql<{ payload: Record<string, string> }>(
      'select payload from public.outbox where kind = $1 order by created_at',
      [kind],
    );
  const choose = (who: Who, kind: string, way: string) =>
    actorSql(as(who), `select public.choose_client_notice('${kind}', '${way}')`);
  const digestsAt = async (at: string) =>
    (await ownerSql<{ n: number }>('select public.order_client_digests($1) as n', [at]))[0]?.n;
  const digestOf = async (who: Who, day: string) =>
    (
      await ownerSql<{ d: { news: { title: string; kind: string }[] } | null }>(
        'select private.client_digest($1, $2::date) as d',
        [people[who], day],
      )
    )[0]?.d?.news;

  beforeEach(async () => {
    await ownerSql(`delete from private.client_notices; delete from public.client_notice_choices;
      delete from public.outbox`);
  });

  test('are immediate mails for five of ten, and a digest in the morning for the others', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, i) => notify('owner', 'ticket', `A-${i}`)));
    expect((await waysOf('owner')).toSorted()).toEqual([
      ...Array.from({ length: 5 }, () => 'digest'),
      ...Array.from({ length: 5 }, () => 'now'),
    ]);
    expect((await orders('client.notice-mail')).length).toBe(5);
    // Per user: a colleague has a budget of their own.
    await notify('member');
    expect(await waysOf('member')).toEqual(['now']);
  });

  test('are twenty mails a day at most', async () => {
    await ownerSql(
      `insert into private.client_notices (user_id, organization_id, kind, title, way, ordered_at)
       select $1, $2, 'ticket', 'x', 'now', now() - interval '2 hours'
       from generate_series(1, 19)`,
      [people.owner, cast.ours.organization],
    );
    await notify('owner');
    await notify('owner');
    expect((await waysOf('owner')).slice(-2).sort()).toEqual(['digest', 'now']);
  });

  test('are sent in the morning at eight, once, under concurrency', async () => {
    await choose('owner', 'ticket', 'digest');
    await notify('owner', 'ticket', 'De ontem');
    await ownerSql(`update private.client_notices set ordered_at = '2026-03-03 20:00-03'`);
    await notify('owner', 'ticket', 'Das nove');
    await ownerSql(
      `update private.client_notices set ordered_at = '2026-03-04 09:00-03' where title = 'Das nove'`,
    );
    expect(await digestsAt('2026-03-04 07:59-03')).toBe(0);
    const [one, other] = await Promise.all([
      digestsAt('2026-03-04 08:00-03'),
      digestsAt('2026-03-04 08:00-03'),
    ]);
    expect((one ?? 0) + (other ?? 0)).toBe(1);
    // A restarted process sends nothing twice.
    expect(await digestsAt('2026-03-04 15:00-03')).toBe(0);
    expect((await orders('client.digest-mail')).map(({ payload }) => payload)).toEqual([
      { user_id: people.owner, day: '2026-03-04' },
    ]);
    expect((await digestOf('owner', '2026-03-04'))?.map(({ title }) => title)).toEqual([
      'De ontem',
    ]);
    // One that was away at eight catches up, with all that came meanwhile.
    expect(await digestsAt('2026-03-06 10:00-03')).toBe(1);
    expect((await digestOf('owner', '2026-03-06'))?.map(({ title }) => title)).toEqual([
      'Das nove',
    ]);
  });

  test('are not sent for a kind that is switched off, nor after the membership', async () => {
    await choose('member', 'date', 'off');
    await notify('member', 'date');
    expect(await waysOf('member')).toEqual([]);
    await notify('member');
    const [notice] = await notices('member');
    const forMail = () =>
      ownerSql('select * from private.client_notice_for_mail($1)', [notice?.id]);
    expect((await forMail()).length).toBe(1);
    await ownerSql(`select public.unsubscribe_client_notice($1, 'ticket')`, [people.member]);
    expect(await forMail()).toEqual([]);
    await choose('member', 'ticket', 'now');
    await ownerSql('delete from public.client_members where user_id = $1', [people.member]);
    expect(await forMail()).toEqual([]);
    await ownerSql(
      `insert into public.client_members (organization_id, user_id, role) values ($1, $2, 'member')`,
      [cast.ours.organization, people.member],
    );
  });

  test('are chosen by each user for themselves, among valid values', async () => {
    await choose('owner', 'invoice.due', 'digest');
    const seen = (who: Who) =>
      actorSql(as(who), 'select kind, way from public.client_notice_choices order by kind');
    expect(await seen('owner')).toEqual([{ kind: 'invoice.due', way: 'digest' }]);
    expect(await seen('other')).toEqual([]);
    expect(
      await refusalOf(as('owner'), `select public.choose_client_notice('ticket', 'pigeon')`),
    ).toBe('23514');
    for (const statement of [
      `insert into public.client_notice_choices (user_id, kind, way)
        values ('${people.owner}', 'ticket', 'off')`,
      `update public.client_notice_choices set way = 'off'`,
      'delete from public.client_notice_choices',
      'select * from private.client_notices',
      `select public.unsubscribe_client_notice('${people.other}', 'ticket')`,
      `select private.notify_client('${people.other}', '${cast.ours.organization}', 'ticket', 'x', 'ticket', '${randomUUID()}')`,
      `select public.order_client_digests()`,
    ]) {
      expect([statement, await refusalOf(as('owner'), statement)]).toEqual([statement, '42501']);
    }
  });

  test('are caused by versions, changed dates and replies', async () => {
    const { version, deliverable } = await sendVersion(as('manager'), cast.ours);
    expect((await orders('project.version-mail')).length).toBe(2);
    await actorSql(
      as('manager'),
      `select public.change_project_dates('${cast.ours.id}',
         '[{"position": 6, "kind": "planned", "on": "2027-01-10"}]', 'Faltou peça.', 'ours')`,
    );
    const kinds = async (who: Who) =>
      (
        await ownerSql<{ kind: string }>(
          'select kind from private.client_notices where user_id = $1 order by kind',
          [people[who]],
        )
      ).map(({ kind }) => kind);
    expect(await kinds('owner')).toEqual(['date', 'deliverable']);
    expect(await kinds('member')).toEqual(['date']);
    expect(await kinds('finance')).toEqual([]);
    const comment = (who: Who) =>
      actorSql(
        as(who),
        `select public.write_project_comment('${randomUUID()}', null, '${version}', 'Certo.')`,
      );
    await comment('member');
    await comment('manager');
    expect(await kinds('member')).toEqual(['answer', 'date']);
    expect(await kinds('owner')).toEqual(['date', 'deliverable']);
    const [answer] = await ownerSql<{ record: object }>(
      `select private.notice_record(record_kind, record_id) as record
       from private.client_notices where kind = 'answer'`,
    );
    expect(answer?.record).toEqual({ kind: 'version', deliverable, number: 1 });
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useProjectCast, type Who } from '../testing/projects.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/** At once, each over a connection of its own where the database is a server; the embedded one queues them. */
const MANY = 10;

/* What waited on a device is sent until it is answered: by a cut line, by two tabs, by a press beside it. */
describe('a repeated message is saved once', () => {
  useScratchDatabase();
  const { cast, as, one } = useProjectCast();
  const often = (who: Who, call: string) =>
    Promise.all(
      Array.from({ length: MANY }, () =>
        one<{ result: unknown }>(who, `select public.${call} as result`).then((row) => row?.result),
      ),
    );
  const countOf = async (table: string, id: string) =>
    (
      await ownerSql<{ count: number }>(
        `select count(*)::int as count from public.${table} where id = $1`,
        [id],
      )
    )[0]?.count;

  test('as a comment on news and versions', async () => {
    const [update, id] = [randomUUID(), randomUUID()];
    await actorSql(
      as('manager'),
      `select public.write_project_update('${update}', '${cast.ours.id}', 'O pedido chega.')`,
    );
    const call = `write_project_comment('${id}', '${update}', null, 'Do trem.')`;
    expect(await often('member', call)).toEqual(Array.from({ length: MANY }, () => true));
    expect(await countOf('project_comments', id)).toBe(1);
  });

  test('in a ticket, with one mail to its owner', async () => {
    const [ticket, id] = [randomUUID(), randomUUID()];
    await actorSql(
      as('owner'),
      `select public.open_client_ticket('${ticket}', '${cast.ours.organization}', null, 'Combo',
         'O combo some.', '[]')`,
    );
    const answer = await often('owner', `reply_as_client('${id}', '${ticket}', 'Do trem.')`);
    expect(answer).toEqual(Array.from({ length: MANY }, () => ({ outcome: 'said', ticket })));
    expect(await countOf('feedback_messages', id)).toBe(1);
    expect(
      await ownerSql(
        `select count(*)::int as mails from public.outbox
         where kind = 'ticket.said-mail' and payload ->> 'message_id' = $1`,
        [id],
      ),
    ).toEqual([{ mails: 1 }]);
  });

  test('and refused under the id of another user', async () => {
    const [ticket, id] = [randomUUID(), randomUUID()];
    await actorSql(
      as('owner'),
      `select public.open_client_ticket('${ticket}', '${cast.ours.organization}', null, 'Combo',
         'O combo some.', '[]')`,
    );
    const say = (who: Who) => often(who, `reply_as_client('${id}', '${ticket}', 'Meu.')`);
    expect((await say('owner'))[0]).toEqual({ outcome: 'said', ticket });
    expect(new Set((await say('second')).map((one) => JSON.stringify(one)))).toEqual(
      new Set(['{"outcome":"gone"}']),
    );
    expect(await countOf('feedback_messages', id)).toBe(1);
  });
});

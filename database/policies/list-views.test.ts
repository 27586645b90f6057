import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, refusalOf, useScratchDatabase } from '../testing/scratch-database.ts';
import { describeTablePolicies } from '../testing/table-policies.ts';

describeTablePolicies('public.list_views', {
  key: 'name',
  arrange: `with ana as (insert into identity.users (name, email)
      values ('Ana', 'ana@example.com') returning id)
    insert into public.list_views (id, user_id, list, name, query)
    select gen_random_uuid(), id, 'leads', 'Da Ana', '?status=new' from ana`,
  anonymousSees: [],
  userSees: [],
  serverSees: ['Da Ana'],
  anonymousReads: [],
  userReads: ['id', 'user_id', 'list', 'name', 'query', 'created_at'],
  serverWrites: [],
});

describe('views of a list', () => {
  useScratchDatabase();
  const staff = async (): Promise<Actor> => ({
    kind: 'user',
    userId: await makePerson({ role: 'viewer' }),
  });
  const put = async (who: Actor, values: readonly (string | null)[]) => {
    const [row] = await actorSql<{ outcome: string }>(
      who,
      `select public.put_list_view(${values
        .map((value) => (value === null ? 'null' : `'${value}'`))
        .join(', ')}) as outcome`,
    );
    return row?.outcome;
  };
  const seen = (who: Actor) =>
    actorSql<{ name: string; query: string }>(
      who,
      'select name, query from public.list_views order by created_at, name',
    );

  test('are saved, changed and deleted only by their user', async () => {
    const [mine, other] = [await staff(), await staff()];
    const id = randomUUID();
    expect(await put(mine, [id, 'leads', 'Novos', '?status=new'])).toBe('kept');
    expect(await seen(other)).toEqual([]);
    expect(await put(other, [id, 'leads', 'Meus', '?status=lost'])).toBe('unknown');
    const dropped = `select public.drop_list_view('${id}') as since`;
    expect(await actorSql(other, dropped)).toEqual([{ since: null }]);
    expect(await seen(mine)).toEqual([{ name: 'Novos', query: '?status=new' }]);
    expect(await put(mine, [id, 'leads', 'Perdidos', '?status=lost'])).toBe('kept');
    expect(await seen(mine)).toEqual([{ name: 'Perdidos', query: '?status=lost' }]);
    const [deleted] = await actorSql<{ since: Date }>(mine, dropped);
    expect(deleted?.since).toBeInstanceOf(Date);
    expect(await seen(mine)).toEqual([]);
  });

  test('are restored at their place', async () => {
    const mine = await staff();
    const first = randomUUID();
    await put(mine, [first, 'leads', 'Um', '?status=new']);
    await put(mine, [randomUUID(), 'leads', 'Dois', '?status=lost']);
    const [deleted] = await actorSql<{ since: string }>(
      mine,
      `select public.drop_list_view('${first}')::text as since`,
    );
    await put(mine, [first, 'leads', 'Um', '?status=new', deleted?.since ?? '']);
    expect((await seen(mine)).map(({ name }) => name)).toEqual(['Um', 'Dois']);
  });

  test('have a unique name and unique filters in a list, and are twelve at most', async () => {
    const mine = await staff();
    for (let place = 1; place <= 12; place += 1) {
      const view = [randomUUID(), 'leads', `Visão ${place}`, `?text=nome${place}`];
      expect(await put(mine, view)).toBe('kept');
    }
    expect(await put(mine, [randomUUID(), 'leads', 'Mais uma', '?text=mais'])).toBe('full');
    expect(await put(mine, [randomUUID(), 'feedback', 'Visão 1', '?status=new'])).toBe('kept');
    expect(await put(mine, [randomUUID(), 'feedback', 'visão 1', '?status=done'])).toBe(
      'name_taken',
    );
    expect(await put(mine, [randomUUID(), 'feedback', 'Outra', '?status=new'])).toBe('query_taken');
  });

  test('are twelve at most also with concurrent saves', async () => {
    const mine = await staff();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        put(mine, [randomUUID(), 'leads', `Visão ${place}`, `?text=nome${place}`]),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'kept')).toHaveLength(12);
    expect(outcomes.filter((outcome) => outcome === 'full')).toHaveLength(8);
  });

  test('are for staff, and for the query of an existing list', async () => {
    const client: Actor = { kind: 'user', userId: await makePerson() };
    const of = (query: string, name = 'X', list = 'leads') =>
      `select public.put_list_view('${randomUUID()}', '${list}', '${name}', '${query}')`;
    expect(await refusalOf(client, of('?status=new'))).toBe('PT403');
    const mine = await staff();
    for (const statement of [
      of('status=new'),
      of(`?text=${'x'.repeat(1000)}`),
      of('?a b'),
      of('?status=new', ' X'),
      of('?status=new', 'x'.repeat(41)),
      of('?status=new', ''),
      of('?status=new', 'X', 'leads; drop'),
    ]) {
      expect(await refusalOf(mine, statement)).toBe('23514');
    }
  });

  test('are deleted with their account', async () => {
    const userId = await makePerson({ role: 'viewer' });
    await put({ kind: 'user', userId }, [randomUUID(), 'leads', 'Novos', '?status=new']);
    await ownerSql('delete from identity.users where id = $1', [userId]);
    const left = 'select from public.list_views where user_id = $1';
    expect(await ownerSql(left, [userId])).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { jobHandlers } from '#app/registry.server.ts';
import type { Person } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

/* A contact belongs to the product of its source, also where the product takes the source later. */
describe('a claimed source', () => {
  useScratchDatabase();

  const kind = 'crm.claim-contacts';
  const claimsOf = () =>
    ownerSql<{ payload: Record<string, string> }>(
      'select payload from public.outbox where kind = $1 order by id',
      [kind],
    );
  const claims = (actor: Person, slug: string, sources: readonly string[]) =>
    actorSql(
      actor,
      `update public.crm_products set lead_sources = '{${sources}}' where slug = '${slug}'`,
    );
  async function work() {
    for (const { payload } of await claimsOf()) {
      await jobHandlers[kind]?.(payload, { id: randomUUID(), kind, last: false });
    }
    await ownerSql('delete from public.outbox where kind = $1', [kind]);
  }

  test('assigns the earlier contacts of the source', async () => {
    const admin: Person = { kind: 'user', userId: await makePerson({ role: 'admin' }) };
    const narrowed: Person = {
      kind: 'user',
      userId: await makePerson({ role: 'manager', product: 'doavya' }),
    };
    // More than go through at once, one of them a contact of the other product as well.
    await ownerSql(
      `insert into public.crm_contacts (name, source, products)
       select 'Feira ' || n, 'feira', case n when 1 then '{forja}'::text[] else '{}' end
       from generate_series(1, 130) n`,
    );
    const seen = () =>
      actorSql<{ n: number }>(narrowed, `select contacts_count(p_text => 'feira') as n`);
    expect(await seen()).toEqual([{ n: 0 }]);

    await claims(admin, 'doavya', ['doavya', 'doavya_by_hand', 'feira']);
    expect(await claimsOf()).toHaveLength(1);
    await work();
    expect(await seen()).toEqual([{ n: 130 }]);
    expect(
      await ownerSql(
        `select products, count(*)::int from public.crm_contacts where source = 'feira'
         group by 1 order by 2`,
      ),
    ).toEqual([
      { products: ['doavya', 'forja'], count: 1 },
      { products: ['doavya'], count: 129 },
    ]);

    // A product that only loses a source claims nothing, and a contact keeps its products.
    await claims(admin, 'doavya', ['doavya', 'doavya_by_hand']);
    expect(await claimsOf()).toEqual([]);
    expect(await seen()).toEqual([{ n: 130 }]);
  });

  test('is requested by users who manage products, and claimed by the server alone', async () => {
    const manager: Person = { kind: 'user', userId: await makePerson({ role: 'manager' }) };
    await claims(manager, 'doavya', ['doavya', 'doavya_by_hand', 'feira']);
    expect(await claimsOf()).toEqual([]);
    await expect(
      actorSql(manager, `select public.claim_contacts(gen_random_uuid(), 10)`),
    ).rejects.toThrow('permission denied');
  });
});

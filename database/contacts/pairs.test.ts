import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asActor, type Person } from '../../app/platform/database/actor.server.ts';
import { randomFor } from '../../tests/seed.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { merge, unmerge } from './staff-calls.ts';

useScratchDatabase();

let manager: Person;
let narrowed: Person;
beforeAll(async () => {
  manager = { kind: 'user', userId: await makePerson({ role: 'manager' }) };
  narrowed = { kind: 'user', userId: await makePerson({ role: 'manager', product: 'doavya' }) };
});

type Made = { name?: string; email?: string; phone?: string; source?: string; company?: string };
async function made({ name = 'Ana Luz', email, phone, source = 'website', company }: Made) {
  const [row] = await ownerSql<{ id: string }>(
    `insert into public.crm_contacts (name, email, phone, source, company_id)
     values ($1, $2, $3, $4, $5) returning id`,
    [name, email ?? `${randomUUID()}@gmail.com`, phone ?? null, source, company ?? null],
  );
  return row?.id ?? '';
}

type Pair = { id: string; one_id: string; other_id: string; reasons: string[]; apart: boolean };
const listed = (actor: Person, more = '') =>
  actorSql<Pair>(actor, `select * from contact_pairs_page(p_limit => 200${more})`);
const of = (pairs: readonly Pair[], ...ids: string[]) =>
  pairs
    .filter(({ one_id, other_id }) => ids.includes(one_id) && ids.includes(other_id))
    .map(({ reasons }) => reasons);
const dismiss = (actor: Person, one: string, other: string, answer: boolean) =>
  asActor(actor, (tx) =>
    sql`select dismiss_duplicate(${one}::uuid, ${other}::uuid, ${answer})`.execute(tx),
  );

const NAMES = ['Ana', 'Bia', 'Ana Luz'];

let dialled = 0;
const phone = () => `11 9${String(7000_0000 + ++dialled).padStart(8, '0')}`;

describe('duplicate candidates', () => {
  test('come with what two have in common, and go with it', async () => {
    const shared = phone();
    const [one, other] = [
      await made({ phone: shared }),
      await made({ name: 'Bia', phone: shared }),
    ];
    expect(of(await listed(manager), one, other)).toEqual([['phone']]);
    const mark = randomUUID().slice(0, 8);
    const dotted = await made({ name: 'Ana', email: `a.na${mark}@gmail.com` });
    const plain = await made({ name: 'Ana', email: `ana${mark}+x@gmail.com` });
    expect(of(await listed(manager), dotted, plain)).toEqual([['email_dots']]);
    await ownerSql(`update public.crm_contacts set phone = $2 where id = $1`, [other, phone()]);
    // The old number stays with the contact until it is removed.
    expect(of(await listed(manager), one, other)).toEqual([['phone']]);
    await ownerSql(
      'delete from public.crm_contact_points where contact_id = $1 and not is_primary',
      [other],
    );
    expect(of(await listed(manager), one, other)).toEqual([]);
  });

  test('are namesakes of one company, or of its domain', async () => {
    const [company] = await ownerSql<{ id: string }>(
      `insert into public.crm_companies (name, products) values ('Sol', '{forja}') returning id`,
    );
    const [one, other] = [
      await made({ name: 'Rita Sá', company: company?.id ?? '' }),
      await made({ name: 'rita sá', company: company?.id ?? '' }),
    ];
    expect(of(await listed(manager), one, other)).toEqual([['company']]);
    const domain = `${randomUUID()}.example`;
    const [at, too, third] = [
      await made({ name: 'Davi Rocha', email: `davi@${domain}` }),
      await made({ name: 'Davi Rocha', email: `d.rocha@${domain}` }),
      await made({ name: 'Outra Pessoa', email: `outra@${domain}` }),
    ];
    const pairs = await listed(manager);
    expect(of(pairs, at, too)).toEqual([['name']]);
    expect(of(pairs, at, third)).toEqual([]);
    await ownerSql(`update public.crm_contacts set name = 'Davi Rocha' where id = $1`, [third]);
    expect(of(await listed(manager), at, third)).toEqual([['name']]);
  });

  test('are none where many contacts share a number', async () => {
    const shared = phone();
    const ids: string[] = [];
    for (let n = 0; n < 23; n += 1) ids.push(await made({ name: `Ramal ${n}`, phone: shared }));
    expect(of(await listed(manager), ...ids)).toEqual([]);
  });

  test('dismissed as two people stay dismissed, until that is undone', async () => {
    const shared = phone();
    const [one, other] = [
      await made({ phone: shared }),
      await made({ name: 'Bia', phone: shared }),
    ];
    await dismiss(manager, other, one, true);
    expect(of(await listed(manager), one, other)).toEqual([]);
    expect(of(await listed(manager, `, p_apart => 'yes'`), one, other)).toEqual([['phone']]);
    // Also of a contact that was merged into one of them.
    const third = await made({ name: 'Ana Luz', phone: phone() });
    await merge(manager.userId, third, one);
    expect(of(await listed(manager), third, other)).toEqual([]);
    await dismiss(manager, third, other, false);
    expect(of(await listed(manager), third, other)).toEqual([['phone']]);
    expect(
      await actorSql(
        manager,
        `select id from duplicate_candidates('${third}') where id = '${other}'`,
      ),
    ).toEqual([{ id: other }]);
  });

  test('are for users who may read both, and follow the chosen product', async () => {
    const shared = phone();
    const forja = await made({ phone: shared });
    const doavya = await made({ name: 'Bia', phone: shared, source: 'doavya' });
    const both = await made({ name: 'Cao', phone: shared, source: 'doavya' });
    await ownerSql(`update public.crm_contacts set products = '{doavya,forja}' where id = $1`, [
      both,
    ]);
    const seen = async (actor: Person) => {
      const pairs = await listed(actor);
      return [of(pairs, forja, doavya), of(pairs, doavya, both), of(pairs, forja, both)].map(
        ({ length }) => length,
      );
    };
    expect(await seen(manager)).toEqual([1, 1, 1]);
    expect(await seen(narrowed)).toEqual([0, 1, 0]);
    expect(await seen({ ...manager, product: 'forja' })).toEqual([0, 0, 1]);
    const counted = (actor: Person) =>
      actorSql<{ n: number }>(actor, 'select contact_pairs_count() as n').then(([row]) => row?.n);
    expect(await counted(narrowed)).toBe((await listed(narrowed)).length);
    expect(await counted(manager)).toBe((await listed(manager)).length);
    const analyst: Person = { kind: 'user', userId: await makePerson() };
    for (const call of ['contact_pairs_page()', 'contact_pairs_count()']) {
      await expect(actorSql(analyst, `select * from ${call}`)).rejects.toThrow('crm_read_missing');
    }
    await expect(dismiss(narrowed, forja, doavya, true)).rejects.toThrow('contact_gone');
  });

  test('are found by words, by a reason, and page by page, also behind one that has gone', async () => {
    const mark = `Quitéria ${randomUUID().slice(0, 6)}`;
    const shared = phone();
    const [one, other] = [
      await made({ name: mark, phone: shared }),
      await made({ name: 'Bia', phone: shared }),
    ];
    expect(of(await listed(manager, `, p_text => '${mark}'`), one, other)).toHaveLength(1);
    expect(await listed(manager, `, p_text => '${mark}', p_reason => 'company'`)).toEqual([]);
    for (const sort of ['sure', 'newest']) {
      const whole = await listed(manager, `, p_sort => '${sort}'`);
      const walked: string[] = [];
      for (let after = ''; ; ) {
        const page = await actorSql<Pair>(
          manager,
          `select id from contact_pairs_page(p_limit => 3, p_sort => '${sort}'
             ${after && `, p_after => '${after}'`})`,
        );
        walked.push(...page.map(({ id }) => id));
        if (page.length < 3) break;
        after = page.at(-1)?.id ?? '';
      }
      expect(walked).toEqual(whole.map(({ id }) => id));
    }
    const deleted = await actorSql<Pair>(
      manager,
      `select id from contact_pairs_page(p_limit => 1, p_after => '${randomUUID()}')`,
    );
    expect(deleted).toHaveLength(1);
  });

  test('are found by the present fields of either', async () => {
    const [old, renamed, word] = ['Padaria', 'Confeitaria', 'Quésia'].map(
      (name) => `${name} ${randomUUID().slice(0, 8)}`,
    ) as [string, string, string];
    const [company] = await ownerSql<{ id: string }>(
      `insert into public.crm_companies (name, products) values ($1, '{forja}') returning id`,
      [old],
    );
    const shared = phone();
    const one = await made({ phone: shared, company: company?.id ?? '' });
    const other = await made({ name: 'Bia', phone: shared });
    const found = async (text: string) =>
      of(await listed(manager, `, p_text => '${text.toLowerCase()}'`), one, other).length;
    expect([await found(old), await found(renamed), await found(shared)]).toEqual([1, 0, 1]);
    await ownerSql('update public.crm_companies set name = $2 where id = $1', [
      company?.id,
      renamed,
    ]);
    expect([await found(old), await found(renamed)]).toEqual([0, 1]);
    await ownerSql('update public.crm_contacts set name = $2 where id = $1', [other, word]);
    expect(await found(word)).toBe(1);
    // Nobody is found by the end of the one and the beginning of the other.
    expect(await found(`${word} ${renamed}`)).toBe(0);
  });

  test('are those that comparing all again would find, whatever has been done', async () => {
    const { next } = randomFor('pairs');
    const pick = <T>(from: readonly T[]) => from[Math.floor(next() * from.length)] as T;
    const numbers = [phone(), phone(), phone(), phone()];
    const domain = `${randomUUID()}.example`;
    const someMade = () =>
      made({
        name: pick(NAMES),
        ...(next() < 0.6 && { phone: pick(numbers) }),
        email: `${randomUUID()}@${pick([domain, 'gmail.com'])}`,
      });
    const ids: string[] = [];
    for (let n = 0; n < 14; n += 1) ids.push(await someMade());
    const merges: string[] = [];
    const acts = [
      async () => merges.push(await merge(manager.userId, pick(ids), pick(ids))),
      () => unmerge(manager.userId, merges.pop() ?? randomUUID()),
      () => dismiss(manager, pick(ids), pick(ids), next() < 0.5),
      () =>
        ownerSql(
          'update public.crm_contacts set phone = $2 where id = $1 and merged_into is null',
          [pick(ids), pick(numbers)],
        ),
      () =>
        ownerSql('update public.crm_contacts set name = $2, is_active = $3 where id = $1', [
          pick(ids),
          pick(NAMES),
          next() < 0.8,
        ]),
    ];
    // Some are refused: a merged contact is not merged again, and a contact is no duplicate of itself.
    for (let act = 0; act < 50; act += 1) await pick(acts)().catch(() => undefined);
    const all = () =>
      ownerSql('select * from private.contact_pairs where one_id = any ($1) order by id', [ids]);
    const stored = await all();
    expect(stored.length).toBeGreaterThan(2);
    await ownerSql('delete from private.contact_pairs');
    await ownerSql('select private.compare_contacts(array(select id from private.contact_words))');
    expect(stored).toEqual(await all());
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { asActor, type Person } from '../../app/platform/database/actor.server.ts';
import { sqlState } from '../../app/platform/database/errors.server.ts';
import { makePerson } from '../testing/people.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

useScratchDatabase();

/** At once, each over a connection of its own where the database is a server; the embedded one queues them. */
const MANY = 10;
const ROUNDS = 4;

let people: Person[] = [];
beforeAll(async () => {
  people = await Promise.all(
    Array.from({ length: MANY }, async () => ({
      kind: 'user' as const,
      userId: await makePerson({ role: 'manager' }),
    })),
  );
});

async function makeCompany() {
  const [row] = await ownerSql<{ id: string }>(
    `insert into public.crm_companies (name, products) values ($1, '{forja}') returning id`,
    [`Casa ${randomUUID()}`],
  );
  return row?.id ?? '';
}

/** So many contacts of one name; with a telephone in common they are pairs already. */
async function namesakes(count: number, phone: string | null) {
  const rows = await ownerSql<{ id: string }>(
    `insert into public.crm_contacts (name, email, phone, source)
     select $1, gen_random_uuid() || '@gmail.com', $2, 'manual' from generate_series(1, ${count}) returning id`,
    [`Ana ${randomUUID()}`, phone],
  );
  return rows.map(({ id }) => id);
}

let dialled = 0;
const phone = () => `11 9${String(7100_0000 + ++dialled)}`;

/** Links these contacts to a company, in this order, in one transaction. */
const link = (who: Person, contacts: readonly string[], company: string) =>
  asActor(who, async (tx) => {
    for (const id of contacts) {
      await sql`select link_company(${id}::uuid, null, ${company}::uuid, false)`.execute(tx);
    }
  });

const UNITS = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

/** A company with a spelling for each person, sorted the same way or the other way round from person to person. */
async function spelled(word: string, startOf: (at: number) => string) {
  const company = await makeCompany();
  const typed = UNITS.map((unit, at) => `${startOf(at)} ${word} ${unit}`);
  const rows = await ownerSql<{ key: string }>(
    `insert into private.company_keys (kind, key, company_id)
     select 'name', private.company_key(k), $2 from unnest($1::text[]) k returning key`,
    [typed, company],
  );
  return { company, typed, keys: rows.map(({ key }) => key) };
}

/** A contact of this name that has a typed company. */
const typing = (name: string, company: string, phoneOf: string) =>
  ownerSql<{ id: string }>(
    `insert into public.crm_contacts (name, email, phone, company, products, source)
     values ($1, gen_random_uuid() || '@gmail.com', $2, $3, '{forja}', 'manual') returning id`,
    [name, phoneOf, company],
  );

const join = (who: Person, keys: readonly string[]) =>
  asActor(who, (tx) =>
    sql`select from join_typed_companies(${randomUUID()}::uuid,
      ${keys}::text[], true)`.execute(tx),
  );

/** The state of each that failed: a deadlock would be 40P01. */
const failures = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.flatMap((one) => (one.status === 'rejected' ? [sqlState(one.reason)] : []));

const pairsByCompany = async (ids: readonly string[]) =>
  (
    await ownerSql(
      `select from private.contact_pairs where one_id = any ($1) and other_id = any ($1)
       and reasons @> '{company}'`,
      [ids],
    )
  ).length;

describe('contacts of one name that are linked to one company at once', () => {
  test.each([
    ['that were pairs before', () => phone()],
    ['that had nothing else in common', () => null],
  ])('%s are pairs afterwards, without a deadlock', async (_, phoneOf) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [company, ids] = [await makeCompany(), await namesakes(MANY, phoneOf())];
      const outcomes = await Promise.allSettled(
        people.map((who, at) => link(who, [ids[at] ?? ''], company)),
      );
      expect(failures(outcomes)).toEqual([]);
      expect(await pairsByCompany(ids)).toBe((MANY * (MANY - 1)) / 2);
    }
  });

  test('several by each person, in any order, do not deadlock', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const [company, ids] = [await makeCompany(), await namesakes(MANY * 2, phone())];
      const outcomes = await Promise.allSettled(
        people.map((who, at) => {
          const own = [ids[at] ?? '', ids[MANY + at] ?? ''];
          return link(who, at % 2 ? own : own.toReversed(), company);
        }),
      );
      expect(failures(outcomes)).toEqual([]);
    }
  });
});

describe('contacts of several names that are joined to several companies at once', () => {
  test('in opposite order are pairs afterwards, without a deadlock and so without another try', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const word = randomUUID().slice(0, 8);
      const one = await spelled(word, (at) => (at % 2 ? 'alfa' : 'zeta'));
      const other = await spelled(`${word} filial`, (at) => (at % 2 ? 'zeta' : 'alfa'));
      const [ana, bia] = [`Ana ${word}`, `Bia ${word}`];
      const [phoneOfAna, phoneOfBia] = [phone(), phone()];
      for (let at = 0; at < MANY; at += 1) {
        await typing(ana, one.typed[at] ?? '', phoneOfAna);
        await typing(bia, other.typed[at] ?? '', phoneOfBia);
      }
      const outcomes = await Promise.allSettled(
        people.map((who, at) => join(who, [one.keys[at] ?? '', other.keys[at] ?? ''])),
      );
      expect(failures(outcomes)).toEqual([]);
      const linked = await ownerSql<{ name: string; company_id: string; n: number }>(
        `select name, company_id, count(*)::int as n from public.crm_contacts where name in ($1, $2)
         group by 1, 2 order by 1`,
        [ana, bia],
      );
      expect(linked).toEqual([
        { name: ana, company_id: one.company, n: MANY },
        { name: bia, company_id: other.company, n: MANY },
      ]);
      const ids = await ownerSql<{ id: string }>(
        'select id from public.crm_contacts where name in ($1, $2)',
        [ana, bia],
      );
      expect(await pairsByCompany(ids.map(({ id }) => id))).toBe(MANY * (MANY - 1));
    }
  });
});

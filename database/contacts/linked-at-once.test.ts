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

import { describe, expect, test } from 'vitest';
import { openHandle } from '../../app/platform/database/handle.server.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import {
  endingKeys,
  mergedKeys,
  NAMES_WITHOUT_KEY,
  namesWithoutKey,
  PERSON_KEYS,
  type PersonKey,
  personKeysWithout,
  unplaced,
} from './person-keys.ts';

/* Export and erasure are looked at in personal-data.test.ts, the demonstration in demo.test.ts. */

useScratchDatabase();

type Query = Parameters<typeof endingKeys>[0];

async function look(query: Query) {
  const keys = await query<PersonKey>(PERSON_KEYS);
  const names = keys.map(({ key }) => key);
  const bare = (await query<{ key: string }>(NAMES_WITHOUT_KEY)).map(({ key }) => key);
  return {
    names,
    bare,
    problems: [
      ...unplaced('retention', names, await endingKeys(query, keys)),
      ...unplaced('merge', names, await mergedKeys(query, keys)),
    ],
  };
}

/** What is found once a migration had made this, which is undone. */
async function planted(statements: string) {
  const client = await openHandle().owner.connect();
  try {
    await client.query(`begin; ${statements}`);
    return await look(async <Row>(text: string, values?: unknown[]) => {
      const { rows } = await client.query(text, values);
      return rows as Row[];
    });
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('every foreign key to a person', () => {
  test('has a retention term and follows a merge, or a reason in the list', async () => {
    const { names, problems } = await look(ownerSql);
    expect(names.length).toBeGreaterThan(30);
    expect(problems).toEqual([]);
  });

  test('has no reason for a missing key', async () => {
    const { names } = await look(ownerSql);
    const listed = Object.values(personKeysWithout).flatMap((reasons) => Object.keys(reasons));
    expect(listed.filter((key) => !names.includes(key))).toEqual([]);
  });

  test('exists for each column that names a person, or has a reason in the list', async () => {
    expect((await look(ownerSql)).bare).toEqual(Object.keys(namesWithoutKey).sort());
  });
});

describe('omissions are named', () => {
  test('a key to a contact in a table without erasure', async () => {
    const { problems } = await planted(`create table public.planted (id uuid primary key,
      contact_id uuid references public.crm_contacts (id) on delete set null)`);
    expect(problems).toEqual([
      'public.planted.contact_id is not in retention, and personKeysWithout does not say why',
    ]);
  });

  test('one that is deleted with its contact needs no reason', async () => {
    const { names, problems } = await planted(`create table public.planted (id uuid primary key,
      contact_id uuid references public.crm_contacts (id) on delete cascade)`);
    expect(names).toContain('public.planted.contact_id');
    expect(problems).toEqual([]);
  });

  test('a name without a key', async () => {
    const { bare } = await planted('create table public.planted (id uuid, closed_by uuid)');
    expect(bare).toContain('public.planted.closed_by');
  });

  test('a merge of contacts that leaves keys behind', async () => {
    const { problems } = await planted(`create function public.merge_contacts() returns void
      language plpgsql as $$ begin
        update public.crm_deals set contact_id = null;
        update public.crm_tasks set contact_id = null;
        update public.qualification_submissions set contact_id = null;
        update public.newsletter_subscriptions set contact_id = null;
        update public.feedback_tickets set contact_id = null;
      end $$`);
    expect(problems).toContain(
      'public.feedback_entries.contact_id is not in merge, and personKeysWithout does not say why',
    );
    expect(problems.join()).not.toContain('public.crm_deals.contact_id');
  });
});

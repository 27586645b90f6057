import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { randomFor } from '../../tests/seed.ts';
import { merge, unmerge } from '../contacts/staff-calls.ts';
import { makePerson } from '../testing/people.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';
import { ideaRow, join, part, plantIdea } from './some-ideas.ts';

useScratchDatabase();

let manager: Actor & { kind: 'user' };
let viewer: Actor;
let client: Actor;
beforeAll(async () => {
  manager = { kind: 'user', userId: await makePerson({ role: 'manager' }) };
  viewer = { kind: 'user', userId: await makePerson({ role: 'viewer' }) };
  client = { kind: 'user', userId: await makePerson() };
  await ownerSql(`insert into public.feedback_projects (key, name, product)
    values ('doavya-app', 'Doavya', 'doavya') on conflict do nothing`);
});

const move = (id: string, status: string) =>
  actorSql(manager, `update public.feedback_entries set status = '${status}' where id = '${id}'`);
const voicesOf = async (id: string) => (await ideaRow(id))?.voices;
const mail = () => `${randomUUID()}@casa.example`;

describe('a joined entry', () => {
  test('adds its voice, and removes it on undo', async () => {
    const [first, second] = [await plantIdea(), await plantIdea()];
    const joined = await join(manager, second, first, 'new');
    expect(joined).toEqual({ target: first, from: 'new', was: null, along: [] });
    expect(await ideaRow(second)).toMatchObject({ status: 'duplicate', duplicate_of: first });
    expect(await voicesOf(first)).toBe(2);
    expect(joined && (await part(manager, second, joined))).toBe(true);
    expect(await ideaRow(second)).toMatchObject({ status: 'new', duplicate_of: null });
    expect([await voicesOf(first), await voicesOf(second)]).toEqual([1, 1]);
    expect(joined && (await part(manager, second, joined))).toBe(false);
  });

  test('points to the end of a chain, in any order of joins', async () => {
    const [a, b, c] = [await plantIdea(), await plantIdea(), await plantIdea()];
    await join(manager, b, a);
    // To what is the same as another already.
    expect((await join(manager, c, b))?.target).toBe(a);
    expect(await voicesOf(a)).toBe(3);
    const d = await plantIdea();
    // With all that is the same as it; and back with all of it.
    const moved = await join(manager, a, d);
    expect(moved?.along).toEqual([b, c].sort());
    for (const id of [a, b, c]) expect((await ideaRow(id))?.duplicate_of).toBe(d);
    expect([await voicesOf(d), await voicesOf(a)]).toEqual([4, 1]);
    expect(moved && (await part(manager, a, moved))).toBe(true);
    expect([await voicesOf(d), await voicesOf(a)]).toEqual([1, 3]);
  });

  test('never points to itself, to another project, to spam or to a missing entry', async () => {
    const [a, b] = [await plantIdea(), await plantIdea()];
    await join(manager, b, a);
    const elsewhere = await plantIdea({ project: 'doavya-app' });
    const spam = await plantIdea({ status: 'spam' });
    const joining = (id: string, target: string) =>
      refusalOf(manager, `select public.join_feedback('${id}', '${target}')`);
    expect(await joining(a, b)).toBe('PT409');
    expect(await joining(a, a)).toBe('PT409');
    expect(await joining(a, elsewhere)).toBe('PT409');
    expect(await joining(a, spam)).toBe('PT409');
    expect(await joining(a, randomUUID())).toBe('PT404');
    // Past the function, as the contract lets staff write the column itself.
    const straight = `update public.feedback_entries set status = 'duplicate', duplicate_of = `;
    expect(await refusalOf(manager, `${straight} '${elsewhere}' where id = '${a}'`)).toBe('PT409');
    expect(await refusalOf(manager, `${straight} '${b}' where id = '${a}'`)).toBe('PT409');
    expect(
      await refusalOf(
        manager,
        `update public.feedback_entries set duplicate_of = '${a}' where id = '${spam}'`,
      ),
    ).toBe('23514');
  });

  test('stays unchanged after a concurrent change, or for a forbidden move', async () => {
    const [a, b] = [await plantIdea(), await plantIdea()];
    await move(b, 'triaged');
    expect(await join(manager, b, a, 'new')).toBeNull();
    expect((await ideaRow(b))?.status).toBe('triaged');
    await move(b, 'done');
    expect(await refusalOf(manager, `select public.join_feedback('${b}', '${a}')`)).toBe('PT409');
  });

  test('is decided only by users who may update in its product', async () => {
    const [a, b] = [await plantIdea(), await plantIdea()];
    const call = `select public.join_feedback('${b}', '${a}')`;
    const back = `select public.separate_feedback('${b}', '${a}', 'new', null, '{}')`;
    const elsewhere: Actor = {
      kind: 'user',
      userId: await makePerson({ role: 'manager', product: 'doavya' }),
    };
    for (const who of [viewer, client, { kind: 'anonymous' } as const]) {
      expect(await refusalOf(who, call)).toMatch(FORBIDDEN);
      expect(await refusalOf(who, back)).toMatch(FORBIDDEN);
    }
    expect(await refusalOf(elsewhere, call)).toBe('PT404');
    expect(await refusalOf(elsewhere, back)).toBe('PT404');
    expect(await refusalOf(manager, call)).toBe('none');
  });
});

describe('voices', () => {
  test('are people: by contact, else by address, else each entry', async () => {
    const contact = randomUUID();
    await ownerSql(
      `insert into public.crm_contacts (id, name, email, source) values ($1, 'Ana', $2, 'website')`,
      [contact, mail()],
    );
    const address = mail();
    const idea = await plantIdea({ contact });
    const same = [
      { contact },
      { contact, email: mail() },
      { email: address },
      { email: address },
      {},
      {},
    ];
    for (const one of same) await join(manager, await plantIdea(one), idea);
    expect(await voicesOf(idea)).toBe(4);
  });

  test('ten concurrent ones are ten', async () => {
    const idea = await plantIdea();
    const others = await Promise.all(Array.from({ length: 10 }, () => plantIdea()));
    await Promise.all(others.map((id) => join(manager, id, idea)));
    expect(await voicesOf(idea)).toBe(11);
    await Promise.all(others.map((id) => move(id, 'triaged')));
    expect(await voicesOf(idea)).toBe(1);
  });

  test('of a pair with two opposite concurrent joins are joined once', async () => {
    const [a, b] = [await plantIdea(), await plantIdea()];
    const notified = await Promise.allSettled([join(manager, a, b), join(manager, b, a)]);
    expect(notified.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([await voicesOf(a), await voicesOf(b)].sort()).toEqual([1, 2]);
  });

  test('a merged contact is one person from then on, and two on undo', async () => {
    const [one, other] = [randomUUID(), randomUUID()];
    for (const id of [one, other]) {
      await ownerSql(
        `insert into public.crm_contacts (id, name, email, source) values ($1, 'Ana', $2, 'website')`,
        [id, mail()],
      );
    }
    const idea = await plantIdea({ contact: one });
    await join(manager, await plantIdea({ contact: other }), idea);
    expect(await voicesOf(idea)).toBe(2);
    const merged = await merge(manager.userId, one, other);
    expect(await voicesOf(idea)).toBe(1);
    await unmerge(manager.userId, merged);
    expect(await voicesOf(idea)).toBe(2);
  });

  test('spam does not count', async () => {
    const [idea, other] = [await plantIdea(), await plantIdea()];
    await join(manager, other, idea);
    await move(idea, 'spam');
    expect(await voicesOf(idea)).toBe(1);
    await move(idea, 'new');
    expect(await voicesOf(idea)).toBe(2);
    await move(other, 'triaged');
    await move(other, 'spam');
    expect([await voicesOf(idea), await voicesOf(other)]).toEqual([1, 0]);
  });
});

describe('the first requester is erased', () => {
  test('and the idea stays for the others, with its state and its score', async () => {
    const [first, second, third] = [await plantIdea(), await plantIdea(), await plantIdea()];
    await join(manager, second, first);
    await join(manager, third, first);
    await actorSql(manager, `select public.score_idea('${first}', 0, 62, 2, 80, 0.6)`);
    await move(first, 'triaged');
    await move(first, 'planned');
    await actorSql(manager, `select public.notify_authors('${first}', 'Em março.', null)`);
    await ownerSql('delete from public.feedback_entries where id = $1', [first]);
    expect(await ideaRow(second)).toMatchObject({
      status: 'planned',
      duplicate_of: null,
      voices: 2,
      rice_score: '165.33',
    });
    expect((await ideaRow(third))?.duplicate_of).toBe(second);
    const stored = await ownerSql(
      `select (select count(*)::int from public.idea_outcomes where entry_id = $1) as told,
         (select count(*)::int from public.idea_score_changes where entry_id = $1) as weighed`,
      [second],
    );
    expect(stored).toEqual([{ told: 1, weighed: 1 }]);
    // All at once: nothing is left, and nothing stops it.
    await ownerSql('delete from public.feedback_entries where id = any ($1)', [[second, third]]);
    const left = await ownerSql('select from public.idea_outcomes where entry_id = any ($1)', [
      [first, second, third],
    ]);
    expect(left).toEqual([]);
  });
});

/** The same figure in SQL of another kind: what an idea's group is, and whose. */
const COUNTED = `
  with voice as (
    select coalesce(e.duplicate_of, e.id) as idea,
      case when e.contact_id is not null then e.contact_id::text
        when e.author_email is not null then e.author_email else e.id::text end as whose
    from public.feedback_entries e where e.status <> 'spam')
  select e.id, e.voices, (select count(distinct v.whose)::int from voice v where v.idea = e.id) as counted
  from public.feedback_entries e where e.id = any ($1)
    and (e.duplicate_of is null or e.voices <> 1)`;

test('voices equal an independent count after random changes', async () => {
  const { next: random, pick } = randomFor('voices of ideas');
  const contacts = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of contacts) {
    await ownerSql(
      `insert into public.crm_contacts (id, name, email, source) values ($1, 'Bia', $2, 'website')`,
      [id, mail()],
    );
  }
  const addresses = [mail(), mail(), null];
  let ids: string[] = [];
  for (let n = 0; n < 24; n += 1) {
    const contact = random() < 0.3 ? pick(contacts) : null;
    ids.push(await plantIdea({ contact, email: pick(addresses) }));
  }
  const trying = (work: Promise<unknown>) => work.catch(() => undefined);
  for (let turn = 0; turn < 120; turn += 1) {
    const [id, other] = [pick(ids), pick(ids)];
    const act = random();
    if (act < 0.55) await trying(join(manager, id, other));
    else if (act < 0.75) await trying(move(id, pick(['triaged', 'spam', 'new', 'duplicate'])));
    else if (act < 0.85) {
      const joined = await join(manager, id, other).catch(() => null);
      if (joined) await trying(part(manager, id, joined));
    } else if (act < 0.95) {
      await ownerSql(
        'update public.feedback_entries set contact_id = $2, author_email = $3 where id = $1',
        [id, random() < 0.5 ? pick(contacts) : null, pick(addresses)],
      );
    } else {
      await ownerSql('delete from public.feedback_entries where id = any ($1)', [[id, other]]);
      ids = ids.filter((one) => one !== id && one !== other);
      ids.push(await plantIdea({ email: pick(addresses) }));
    }
  }
  const rows = await ownerSql<{ voices: number; counted: number }>(COUNTED, [ids]);
  expect(rows.filter(({ voices, counted }) => voices !== counted)).toEqual([]);
  const chains = await ownerSql(
    `select from public.feedback_entries d join public.feedback_entries t on t.id = d.duplicate_of
     where t.duplicate_of is not null or t.project_id <> d.project_id`,
  );
  expect(chains).toEqual([]);
  expect(rows.some(({ voices }) => voices > 2)).toBe(true);
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Actor } from '../../app/platform/database/actor.server.ts';
import { makePerson } from '../testing/people.ts';
import {
  actorSql,
  FORBIDDEN,
  ownerSql,
  refusalOf,
  useScratchDatabase,
} from '../testing/scratch-database.ts';
import { sendFeedback } from '../testing/send-feedback.ts';
import { join, plantIdea } from './some-ideas.ts';

useScratchDatabase();

let manager: Actor;
let viewer: Actor;
let client: Actor;
beforeAll(async () => {
  manager = { kind: 'user', userId: await makePerson({ role: 'manager' }) };
  viewer = { kind: 'user', userId: await makePerson({ role: 'viewer' }) };
  client = { kind: 'user', userId: await makePerson() };
});

const mail = () => `${randomUUID()}@casa.example`;
const move = (id: string, ...ways: string[]) =>
  actorSql(
    manager,
    ways
      .map((to) => `update public.feedback_entries set status = '${to}' where id = '${id}'`)
      .join(';'),
  );
const notify = (id: string, words = 'null', english = 'null') =>
  `select public.notify_authors('${id}', ${words}, ${english}) as mails`;
const notified = async (id: string, words?: string, english?: string) =>
  (await actorSql<{ mails: number }>(manager, notify(id, words, english)))[0]?.mails;
const ordered = (id: string) =>
  ownerSql<{ entry: string; later: boolean }>(
    `select o.payload ->> 'entry_id' as entry, o.created_at > clock_timestamp() as later
     from public.outbox o join public.idea_outcomes t on t.id::text = o.payload ->> 'outcome_id'
     where o.kind = 'feedback.outcome-mail' and t.entry_id = $1 order by 1`,
    [id],
  );
const followed = async (token: string) =>
  (
    await actorSql<{ said: { status: string; outcome: object | null } }>(
      { kind: 'anonymous' },
      `select public.feedback_followed('${token}') as said`,
    )
  )[0]?.said;
const due = (id: string) =>
  ownerSql('update public.idea_outcomes set due_at = clock_timestamp() where entry_id = $1', [id]);

describe('authors are notified', () => {
  test('once each, at the address and in the language of their last message', async () => {
    const [address, english] = [mail(), mail()];
    const idea = await plantIdea({ email: address });
    const last = await plantIdea({ email: address, locale: 'en' });
    const other = await plantIdea({ email: english, locale: 'en' });
    for (const id of [last, other, await plantIdea()]) await join(manager, id, idea);
    await move(idea, 'triaged', 'planned');
    const [facts] = await actorSql<{ facts: object }>(
      viewer,
      `select public.idea_facts('${idea}') as facts`,
    );
    expect(facts?.facts).toMatchObject({ mails: { en: 2 } });
    expect(await notified(idea, `'Em março.'`, `'In March.'`)).toBe(2);
    expect(await ordered(idea)).toEqual(
      [last, other].sort().map((entry) => ({ entry, later: true })),
    );
  });

  test('on their own pages as well, also where an entry was joined to the idea', async () => {
    const [mine, theirs, alone] = [randomUUID(), randomUUID(), randomUUID()];
    const [idea, same, another] = [randomUUID(), randomUUID(), randomUUID()];
    await sendFeedback({ id: idea, token: mine, type: 'ideia' });
    await sendFeedback({ id: same, token: theirs, type: 'ideia', email: mail() });
    await sendFeedback({ id: another, token: alone, type: 'ideia' });
    await join(manager, same, idea);
    expect((await followed(theirs))?.outcome).toBeNull();
    await move(idea, 'declined');
    expect((await followed(theirs))?.outcome).toMatchObject({ status: 'declined', words: null });
    await notified(idea, `'Só temos um escritório.'`);
    // Not while it may be undone.
    expect((await followed(theirs))?.outcome).toMatchObject({ words: null });
    await due(idea);
    for (const token of [mine, theirs]) {
      expect((await followed(token))?.outcome).toMatchObject({
        status: 'declined',
        words: 'Só temos um escritório.',
      });
    }
    expect((await followed(alone))?.outcome).toBeNull();
  });

  test('never, if the move is undone before the mails are sent', async () => {
    const idea = await plantIdea({ email: mail() });
    await move(idea, 'triaged', 'planned');
    await notified(idea);
    expect(await ordered(idea)).toHaveLength(1);
    await move(idea, 'triaged');
    expect(await ordered(idea)).toEqual([]);
    await move(idea, 'planned');
    await notified(idea);
    await due(idea);
    await move(idea, 'triaged');
    expect(await ordered(idea)).toHaveLength(1);
  });

  test('of a decision only, with a reason where it is declined, by those who may update', async () => {
    const idea = await plantIdea();
    expect(await refusalOf(manager, notify(idea))).toBe('23514');
    await move(idea, 'declined');
    expect(await refusalOf(manager, notify(idea))).toBe('PT422');
    expect(await refusalOf(manager, notify(idea, `'  '`))).toBe('PT422');
    expect(await refusalOf(manager, notify(idea, `'Porque.'`))).toBe('none');
    for (const who of [viewer, client, { kind: 'anonymous' } as const]) {
      expect(await refusalOf(who, notify(idea, `'Porque.'`))).toMatch(FORBIDDEN);
    }
    const bug = await plantIdea({ type: 'bug', status: 'done' });
    expect(await refusalOf(manager, notify(bug))).toBe('PT409');
    expect(await refusalOf(manager, notify(randomUUID()))).toBe('PT404');
  });
});

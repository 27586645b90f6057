import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import ideaWords from '#app/features/feedback/admin/ideas/locales/pt-BR.json' with { type: 'json' };
import words from '#app/features/feedback/admin/staff-feedback/locales/pt-BR.json' with {
  type: 'json',
};
import { UNTIL } from '../patience.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { someIdea } from './idea-posts.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Ideas as a browser without scripts sees and posts them. */

const site = useBuiltSite();
const people = {} as Record<'manager' | 'viewer', SignedIn>;
beforeAll(async () => {
  for (const role of ['manager', 'viewer'] as const) {
    people[role] = await signedIn(site(), role);
  }
});
beforeEach(() => sql('delete from public.feedback_entries'));

type Fields = Record<string, string> | [string, string][];
const act = (fields: Fields, query = '', who: keyof typeof people = 'manager') =>
  post(site(), `/admin/feedback/ideas${query}`, fields as Record<string, unknown>, {
    cookie: people[who].cookie,
  });
const see = async (query = '', who: keyof typeof people = 'manager') =>
  (await visit(site(), `/admin/feedback/ideas${query}`, people[who].cookie)).text;
const rowOf = async (id: string) =>
  (
    await sql<{ status: string; score: string | null; voices: number; same: string | null }>(
      `select status, rice_score::text as score, voices, duplicate_of as same
       from public.feedback_entries where id = $1`,
      id,
    )
  )[0];
const score = (id: string, more: Record<string, string> = {}) => ({
  intent: 'score',
  id,
  revision: '0',
  reach: '62',
  impact: '2',
  confidence: '80',
  effort: '0,6',
  ...more,
});
/** Fields that a page offers to post, hidden ones by default. */
const offered = (text: string, type = 'hidden') =>
  [...text.matchAll(/<input [^>]*>/g)]
    .filter(([tag]) => tag.includes(`type="${type}"`))
    .map(([tag]): [string, string] => [
      /name="([^"]*)"/.exec(tag)?.[1] ?? '',
      /value="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]);
const outbox = () =>
  sql<{ entry: string; later: boolean }>(
    `select payload ->> 'entry_id' as entry, created_at > clock_timestamp() + interval '10 seconds' as later
     from public.outbox where kind = 'feedback.outcome-mail' and exists (
       select from public.idea_outcomes o where o.id::text = payload ->> 'outcome_id')`,
  );

describe('the score', () => {
  it('is stored, and shown with its numbers, its rank and its author', async () => {
    const id = await someIdea();
    const { status, text } = await act(score(id));
    expect(status).toBe(200);
    expect(text).toContain(ideaWords.done.score);
    expect(await rowOf(id)).toMatchObject({ score: '165.33' });
    const panel = await see(`?open=${id}`);
    expect(panel).toContain('62 × 2 × 80% ÷ 0,6');
    expect(panel).toContain('1ª de 1 ideia');
    expect(panel).toContain('Marina');
  });

  it('reports errors, and keeps a concurrent change', async () => {
    const id = await someIdea();
    const mistakes: Record<string, string>[] = [
      { reach: '1,5' },
      { impact: '1.5' },
      { effort: '0' },
      { effort: '' },
    ];
    for (const wrong of mistakes) {
      const { status, text } = await act(score(id, wrong));
      expect([wrong, status]).toEqual([wrong, 422]);
      expect(text).toContain(ideaWords.why.range);
    }
    await act(score(id));
    const { status, text } = await act(score(id, { reach: '1' }));
    expect(status).toBe(409);
    expect(text).toContain(ideaWords.why.changed);
    expect(await rowOf(id)).toMatchObject({ score: '165.33' });
  });

  it('is read-only for users who may only read', async () => {
    const id = await someIdea();
    expect((await act(score(id), '', 'viewer')).status).toBe(403);
    await act(score(id));
    const panel = await see(`?open=${id}`, 'viewer');
    expect(panel).toContain('62 × 2 × 80% ÷ 0,6 = 165');
    expect(panel).not.toContain('name="reach"');
  });
});

describe('a duplicate', () => {
  it('is offered, joined and undone', async () => {
    const near = await someIdea('Exportar o relatório de vendas por loja');
    const other = await someIdea('Modo escuro no aplicativo');
    const id = await someIdea('Relatório de vendas exportado por loja');
    const offers = async (more = '') =>
      offered(await see(`?open=${id}&join=yes${more}`), 'radio')
        .filter(([name]) => name === 'target')
        .map(([, value]) => value);
    expect(await offers()).toEqual([near]);
    expect(await offers('&same=escuro')).toEqual([other]);
    const joined = await act({ intent: 'join', id, target: near, seen: 'new' }, `?open=${id}`);
    expect(joined.text).toContain(ideaWords.done.join);
    expect(await rowOf(near)).toMatchObject({ voices: 2 });
    expect(await rowOf(id)).toMatchObject({ status: 'duplicate', same: near });
    // Undo is above the list; further forms follow.
    const fields = offered(joined.text);
    const begin = fields.findIndex(([, value]) => value === 'part');
    const parted = await act(fields.slice(begin, begin + 5));
    expect(parted.text).toContain(ideaWords.done.part);
    expect(await rowOf(near)).toMatchObject({ voices: 1 });
    expect(await rowOf(id)).toMatchObject({ status: 'new', same: null });
  });

  it('reports that it is joined already, or that there is no candidate', async () => {
    const [one, other] = [await someIdea(), await someIdea()];
    expect((await act({ intent: 'join', id: one })).status).toBe(422);
    await act({ intent: 'join', id: one, target: other });
    const again = await act({ intent: 'join', id: other, target: one });
    expect(again.status).toBe(409);
    expect(again.text).toContain(ideaWords.why.way);
  });
});

describe('a decision', () => {
  const decline = (id: string, more: Record<string, string> = {}) =>
    act({ intent: 'move', id, status: 'declined', seen: `${id}:new`, tell: 'yes', ...more });

  it('to decline an idea is announced with its reason, or not', async () => {
    const id = await someIdea('Um app', { email: 'rita@cliente.example' });
    const { status, text } = await decline(id);
    expect(status).toBe(422);
    expect(text).toContain(words.notMoved.reason);
    expect(await rowOf(id)).toMatchObject({ status: 'new' });
    const notice = await decline(id, { words: 'Só temos um escritório.' });
    expect(notice.text).toContain(words.told_one.replace('{{count}}', '1'));
    expect(await outbox()).toEqual([{ entry: id, later: true }]);
    expect(await see(`?open=${id}`)).toContain('Só temos um escritório.');
  });

  it('that is undone at once notifies nobody', async () => {
    const id = await someIdea('Um app', { email: 'rita@cliente.example' });
    await decline(id, { words: 'Não dá.' });
    const undone = await act({ intent: 'undo', status: 'declined', back: `${id}:new` });
    expect(undone.status).toBe(200);
    expect(await outbox()).toEqual([]);
    expect(await rowOf(id)).toMatchObject({ status: 'new' });
  });

  it('about several, or about all that match, is announced only on request', async () => {
    const ids = [
      await someIdea('Um', { email: 'rita@cliente.example' }),
      await someIdea('Dois', { email: 'rui@cliente.example' }),
    ];
    const moving: [string, string][] = [
      ['intent', 'move'],
      ...ids.flatMap((id): [string, string][] => [
        ['id', id],
        ['seen', `${id}:new`],
      ]),
    ];
    await act([...moving, ['status', 'triaged']]);
    await act({ intent: 'move-matching', status: 'planned' }, '?status=triaged');
    expect(await outbox()).toEqual([]);
    const notice = await act([
      ['intent', 'move'],
      ...ids.map((id): [string, string] => ['id', id]),
      ['status', 'done'],
      ['tell', 'yes'],
    ]);
    expect(notice.text).toContain(words.told_other.replace('{{count}}', '2'));
    expect(await outbox()).toHaveLength(2);
  });

  it('about several notifies each author in their own language, or else in the one there is', async () => {
    const somePair = async () => [
      await someIdea('Um', { email: 'rita@cliente.example' }),
      await someIdea('Two', { email: 'rose@cliente.example', locale: 'en' }),
    ];
    const move = async (ids: readonly string[], fields: Record<string, string>) =>
      act([
        ['intent', 'move'],
        ...ids.map((id): [string, string] => ['id', id]),
        ...Object.entries(fields),
      ]);
    const [inBoth, inOne] = [await somePair(), await somePair()];
    await move([...inBoth, ...inOne], { status: 'triaged' });
    const both = { words: 'Em março.', wordsEn: 'In March.' };
    expect((await move(inBoth, { status: 'planned', tell: 'yes', ...both })).status).toBe(200);
    const one = { words: 'Está no ar.' };
    expect((await move(inOne, { status: 'done', tell: 'yes', ...one })).status).toBe(200);
    // At once, instead of in fifteen seconds.
    await sql(`update public.outbox set created_at = now() where kind = 'feedback.outcome-mail'`);
    const notice = (ids: readonly string[]) =>
      sql<{ body: string }>(
        `select body from public.mails where kind = 'feedback.outcome-mail' and about = any ($1::uuid[])
         and state <> 'sending' order by recipient`,
        ids,
      );
    await expect.poll(async () => (await notice([...inBoth, ...inOne])).length, UNTIL).toBe(4);
    const [pt = '', en = ''] = (await notice(inBoth)).map(({ body }) => body);
    expect([pt.includes('Em março.'), pt.includes('In March.')]).toEqual([true, false]);
    expect([en.includes('In March.'), en.includes('Em março.')]).toEqual([true, false]);
    for (const { body } of await notice(inOne)) expect(body).toContain('Está no ar.');
  });

  it('changes the filtered ideas, and no other feedback', async () => {
    const idea = await someIdea();
    const [bug] = await sql<{ id: string }>(
      `insert into public.feedback_entries (id, protocol, project_id, type, verbatim)
       select gen_random_uuid(), 'F-BUG', id, 'bug', 'Some.' from public.feedback_projects
       where key = 'forja' returning id`,
    );
    await act({ intent: 'move-matching', status: 'declined' });
    expect(await rowOf(idea)).toMatchObject({ status: 'declined' });
    expect(await rowOf(bug?.id ?? '')).toMatchObject({ status: 'new' });
  });
});

import { beforeAll, beforeEach, expect, it } from 'vitest';
import words from '#app/features/feedback/admin/staff-feedback/locales/pt-BR.json' with {
  type: 'json',
};
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn } from './staff.ts';

/* What is done with several entries at once, and with everything that a filter leaves. */

const site = useBuiltSite();
const ENTRIES = 450;
const people = {} as Record<'manager' | 'admin' | 'viewer', SignedIn>;
beforeAll(async () => {
  for (const role of ['manager', 'admin', 'viewer'] as const) {
    people[role] = await signedIn(site(), role);
  }
});
beforeEach(async () => {
  await sql('delete from public.feedback_entries');
  await sql(
    `insert into public.feedback_entries (id, protocol, project_id, type, verbatim, status, created_at)
     select gen_random_uuid(), 'F' || n, p.id, case when n <= 20 then 'ideia' else 'bug' end,
       'Relato ' || n, case when n % 100 = 0 then 'done' else 'new' end,
       now() - n * interval '1 minute'
     from generate_series(1, ${ENTRIES}) n, public.feedback_projects p where p.key = 'forja'`,
  );
});

const states = async () =>
  Object.fromEntries(
    (
      await sql<{ status: string; entries: number }>(
        `select status, count(*)::int as entries from public.feedback_entries
         group by status order by status`,
      )
    ).map(({ status, entries }) => [status, entries]),
  );
const BEFORE = { done: 4, new: 446 };
const act = (
  who: keyof typeof people,
  query: string,
  fields: Record<string, string> | [string, string][],
) =>
  post(site(), `/admin/feedback${query}`, fields as Record<string, unknown>, {
    cookie: people[who].cookie,
  });
const move = (who: keyof typeof people, query: string, status: string) =>
  act(who, query, { intent: 'move-matching', status });
/** What a reply offers to undo. */
const actIn = (text: string) => /name="act" value="([^"]+)"/.exec(text)?.[1] ?? '';
const idOf = async (protocol: string) =>
  (
    await sql<{ id: string }>(
      `select id from public.feedback_entries where protocol = '${protocol}'`,
    )
  )[0]?.id ?? '';

it('changes all pages, skips forbidden moves, and is undone', async () => {
  const { status, text } = await move('manager', '', 'declined');
  expect(status).toBe(200);
  expect(text).toContain(words.movedTo.declined_other.replace('{{count}}', '446'));
  expect(text).toContain(words.keptBehind_other.replace('{{count}}', '4'));
  expect(await states()).toEqual({ declined: 446, done: 4 });
  // A colleague has gone on with one of them.
  await sql(`update public.feedback_entries set status = 'triaged' where protocol = 'F7'`);
  const undone = await act('manager', '', {
    intent: 'undo-matching',
    status: 'declined',
    act: actIn(text),
  });
  expect(undone.text).toContain(words.undone_other.replace('{{count}}', '445'));
  expect(await states()).toEqual({ done: 4, new: 445, triaged: 1 });
});

it('changes only what matches the filter of the address', async () => {
  await move('manager', '?type=ideia&status=new', 'triaged');
  expect(await states()).toEqual({ done: 4, new: 426, triaged: 20 });
  await move('manager', '?text=relato+30', 'spam');
  // 30 and 300 to 309, but the one that is done.
  expect((await states())['spam']).toBe(10);
});

it('hides spam without a filter, and finds it by state and by words', async () => {
  await act('manager', '', { intent: 'move', status: 'spam', id: await idOf('F1') });
  const listed = async (query: string) =>
    (await site().ask(`/admin/feedback${query}`, { headers: { cookie: people.viewer.cookie } }))
      .text;
  expect(await listed('')).not.toContain('Relato 1<');
  expect(await listed('?status=spam')).toContain('Relato 1<');
  expect(await listed('?text=relato+1')).toContain('Relato 1<');
});

it('moves several together or none, and is undone by its user', async () => {
  const [one, two, done] = [await idOf('F1'), await idOf('F2'), await idOf('F100')];
  const both: [string, string][] = [
    ['intent', 'move'],
    ['status', 'triaged'],
    ['id', one],
  ];
  const refused = await act('manager', '', [...both, ['id', two], ['seen', `${two}:planned`]]);
  expect([refused.status, await states()]).toEqual([409, BEFORE]);
  const noWay = await act('manager', '', [
    ['intent', 'move'],
    ['status', 'declined'],
    ['id', one],
    ['id', done],
  ]);
  expect([noWay.status, await states()]).toEqual([409, BEFORE]);
  expect((await act('manager', '', [...both, ['id', two]])).status).toBe(200);
  const back: [string, string][] = [
    ['intent', 'undo'],
    ['status', 'triaged'],
    ['back', `${one}:new`],
    ['back', `${two}:new`],
  ];
  // Only undo moves from read to new, and only for the author of the move.
  expect((await act('admin', '', back)).status).toBe(409);
  expect(await states()).toEqual({ done: 4, new: 444, triaged: 2 });
  expect((await act('manager', '', back)).status).toBe(200);
  expect(await states()).toEqual(BEFORE);
});

it('is for users who may change feedback, and undone only by its user', async () => {
  expect((await move('viewer', '', 'declined')).status).toBe(403);
  expect(await states()).toEqual(BEFORE);
  const { text } = await move('manager', '', 'declined');
  const declined = await states();
  const fields = { intent: 'undo-matching', status: 'declined', act: actIn(text) };
  await act('admin', '', fields);
  expect(await states()).toEqual(declined);
  await act('manager', '', fields);
  expect(await states()).toEqual(BEFORE);
});

it('refuses an unknown status', async () => {
  expect((await move('manager', '', 'gone')).status).toBe(422);
  expect(await states()).toEqual(BEFORE);
});

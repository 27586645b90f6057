import { beforeAll, beforeEach, expect, it } from 'vitest';
import words from '#app/features/qualification/admin/leads/locales/pt-BR.json' with {
  type: 'json',
};
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn } from './staff.ts';

/* What is done with everything that a filter leaves, on whatever page it is. */

const site = useBuiltSite();
const LEADS = 450;
const people = {} as Record<'manager' | 'admin' | 'viewer', SignedIn>;
beforeAll(async () => {
  for (const role of ['manager', 'admin', 'viewer'] as const) {
    people[role] = await signedIn(site(), role);
  }
});
beforeEach(async () => {
  await sql('delete from public.qualification_submissions');
  await sql('alter table public.qualification_submissions disable trigger user');
  await sql(
    `insert into public.qualification_submissions (form_data, protocol, source, status, created_at)
     select jsonb_build_object('name', 'Pessoa ' || n), 'P' || n,
       case when n <= 20 then 'workshop' else 'contact_form' end,
       case when n % 100 = 0 then 'converted' else 'new' end, now() - n * interval '1 minute'
     from generate_series(1, ${LEADS}) n`,
  );
  await sql('alter table public.qualification_submissions enable trigger user');
  // What their triggers would have kept of them to be found by.
  await sql('update public.qualification_submissions set contact_id = contact_id');
});

const states = async () =>
  Object.fromEntries(
    (
      await sql<{ status: string; leads: number }>(
        `select status, count(*)::int as leads from public.qualification_submissions
         group by status order by status`,
      )
    ).map(({ status, leads }) => [status, leads]),
  );
const act = (who: keyof typeof people, query: string, fields: Record<string, string>) =>
  post(site(), `/admin/leads${query}`, fields, { cookie: people[who].cookie });
const move = (who: keyof typeof people, query: string, status: string) =>
  act(who, query, {
    ...{ intent: 'move-matching', status },
    ...(status === 'lost' && { reason: 'price' }),
  });
/** What a reply offers to undo. */
const actIn = (text: string) => /name="act" value="([^"]+)"/.exec(text)?.[1] ?? '';

it('changes all pages, skips leads that may not move, and is undone', async () => {
  const before = await states();
  expect(before).toEqual({ converted: 4, new: 446 });
  const { status, text } = await move('manager', '', 'qualified');
  expect(status).toBe(200);
  expect(text).toContain(words.done.qualified_other.replace('{{count}}', '446'));
  expect(await states()).toEqual({ converted: 4, qualified: 446 });
  // A colleague has gone on with one of them.
  await sql(
    `update public.qualification_submissions set status = 'contacted' where protocol = 'P7'`,
  );
  const undone = await act('manager', '', {
    intent: 'undo-matching',
    status: 'qualified',
    act: actIn(text),
  });
  expect(undone.text).toContain(words.undone_other.replace('{{count}}', '445'));
  expect(undone.text).toContain(words.notUndone_one.replace('{{count}}', '1'));
  expect(await states()).toEqual({ contacted: 1, converted: 4, new: 445 });
});

it('undoes the move of selected leads where nobody has changed them since', async () => {
  const chosen = await sql<{ id: string; protocol: string }>(
    `select id, protocol from public.qualification_submissions where protocol in ('P1', 'P2', 'P3')`,
  );
  const send = (fields: [string, string][]) =>
    post(site(), '/admin/leads', new URLSearchParams(fields), { cookie: people.manager.cookie });
  const undo = () =>
    send([
      ['intent', 'undo'],
      ['status', 'contacted'],
      ...chosen.map(({ id }): [string, string] => ['back', `${id}:new`]),
    ]);
  await send([
    ['intent', 'move'],
    ['status', 'contacted'],
    ...chosen.map(({ id }): [string, string] => ['id', id]),
  ]);
  await sql(
    `update public.qualification_submissions set status = 'qualified' where protocol = 'P2'`,
  );
  const undone = await undo();
  expect(undone.status).toBe(200);
  expect(undone.text).toContain(words.undone_other.replace('{{count}}', '2'));
  expect(undone.text).toContain(words.notUndone_one.replace('{{count}}', '1'));
  expect(await states()).toEqual({ converted: 4, new: 445, qualified: 1 });
  // Nothing is left to undo.
  expect((await undo()).status).toBe(409);
});

it('changes only what matches the filter of the address', async () => {
  await move('manager', '?source=workshop&status=new', 'lost');
  expect(await states()).toEqual({ converted: 4, lost: 20, new: 426 });
  await move('manager', '?text=pessoa+30', 'spam');
  // 30 and 300 to 309, but the converted one.
  expect((await states())['spam']).toBe(10);
});

it('requires permission, and is undone only by the same user', async () => {
  const before = await states();
  expect((await move('viewer', '', 'lost')).status).toBe(403);
  expect(await states()).toEqual(before);
  const { text } = await move('manager', '', 'lost');
  const lost = await states();
  const fields = { intent: 'undo-matching', status: 'lost', act: actIn(text) };
  await act('admin', '', fields);
  expect(await states()).toEqual(lost);
  await act('manager', '', fields);
  expect(await states()).toEqual(before);
});

it('refuses an unknown status', async () => {
  const before = await states();
  expect((await move('manager', '', 'gone')).status).toBe(422);
  expect(await states()).toEqual(before);
});

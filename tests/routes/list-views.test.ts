import { beforeAll, expect, it } from 'vitest';
import { viewedLists } from '#app/registry.server.ts';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* Saved views of lists: tabs, each with its filters. */

const site = useBuiltSite();
let ana: SignedIn;
let bia: SignedIn;
beforeAll(async () => {
  ana = await signedIn(site(), 'superadmin');
  bia = await signedIn(site(), 'superadmin');
  await sql('alter table public.qualification_submissions disable trigger user');
  await sql(
    `insert into public.qualification_submissions (form_data, protocol, source, created_at)
     select jsonb_build_object('name', 'Pessoa ' || n), 'P' || n,
       case when n <= 3 then 'workshop' else 'contact_form' end, now() - n * interval '1 minute'
     from generate_series(1, 130) n`,
  );
  await sql('alter table public.qualification_submissions enable trigger user');
  await sql('update public.qualification_submissions set contact_id = contact_id');
});

const keep = (who: SignedIn, fields: Record<string, string>) =>
  post(site(), '/admin/views', { intent: 'put', list: 'leads', ...fields }, { cookie: who.cookie });

/** Own tabs of a list: address, name, figure, and whether it is the one shown. */
async function tabsOf(who: SignedIn, path: string) {
  const { text } = await visit(site(), path, who.cookie);
  return [...text.matchAll(/<a([^>]*class="own"[^>]*)>([\s\S]*?)<\/a>/g)].map(
    ([, of = '', message]) => ({
      query: /href="[^"?]*([^"]*)"/.exec(of)?.[1]?.replaceAll('&amp;', '&'),
      said: message?.replace(/<!-- -->|<\/?b>/g, '').trim(),
      shown: of.includes('aria-current'),
    }),
  );
}

it('are saved with their filters and order, counted, and visible only to their user', async () => {
  const query = '?sort=arrived&source=workshop&nonsense=1&after=2';
  expect((await keep(ana, { name: '  De workshop ', query })).status).toBe(200);
  expect((await keep(ana, { name: 'Novos', query: '?status=new' })).status).toBe(200);
  const stored = '?source=workshop&sort=arrived';
  expect(await tabsOf(ana, `/admin/leads${stored}`)).toEqual([
    { query: stored, said: 'De workshop 3', shown: true },
    { query: '?status=new', said: 'Novos 99+', shown: false },
  ]);
  expect(await tabsOf(bia, '/admin/leads')).toEqual([]);
  expect(await tabsOf(ana, '/admin/feedback')).toEqual([]);
});

it('open with the filters that the list still has', async () => {
  await sql(
    `insert into public.list_views (id, user_id, list, name, query)
     values (gen_random_uuid(), $1, 'feedback', 'Antiga', '?status=gone&type=bug&sort=-colour')`,
    ana.id,
  );
  expect(await tabsOf(ana, '/admin/feedback')).toEqual([
    { query: '?type=bug', said: 'Antiga 0', shown: false },
  ]);
});

it.each(viewedLists.map(({ name, path }) => [name, path] as const))(
  'stand above the list: %s',
  async (list, path) => {
    const query = '?text=nobody&person=nobody&from=2026-01-01';
    expect((await keep(bia, { list, name: 'Minha', query })).status).toBe(200);
    const [tab, ...others] = await tabsOf(bia, path);
    expect(others).toEqual([]);
    expect(tab?.said).toMatch(/^Minha( 0)?$/);
  },
);

it('are refused with a reason, and stay unchanged', async () => {
  const refusals = [
    [{ name: 'Novos', query: '?status=lost' }, 409],
    [{ name: 'Outros', query: '?status=new' }, 409],
    [{ name: ' ', query: '?status=lost' }, 422],
    [{ name: 'x'.repeat(41), query: '?status=lost' }, 422],
    [{ name: 'Sem lista', list: 'gone', query: '?status=lost' }, 422],
  ] as const;
  for (const [fields, status] of refusals) {
    expect([fields, (await keep(ana, fields)).status]).toEqual([fields, status]);
  }
  expect(await tabsOf(ana, '/admin/leads')).toHaveLength(2);
});

it('change filters and name, are deleted, and restored at their place', async () => {
  const ids = await sql<{ id: string }>(
    `select id from public.list_views where user_id = $1 and list = 'leads' order by created_at`,
    ana.id,
  );
  const id = ids[0]?.id ?? '';
  const other = { id, name: 'Por nome', query: '?sort=person' };
  expect((await keep(ana, other)).status).toBe(200);
  const names = async () => (await tabsOf(ana, '/admin/leads')).map(({ query }) => query);
  expect(await names()).toEqual(['?sort=person', '?status=new']);
  const deleted = await post(
    site(),
    '/admin/views',
    { intent: 'drop', list: 'leads', ...other },
    { cookie: ana.cookie },
  );
  expect(await names()).toEqual(['?status=new']);
  const { undo } = JSON.parse(deleted.text) as { undo: Record<string, string> };
  expect((await keep(ana, undo)).status).toBe(200);
  expect(await names()).toEqual(['?sort=person', '?status=new']);
});

import { beforeAll, expect, it } from 'vitest';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { fieldIn, leadWithDeal } from './lead-with-deal.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* The reasons for which leads and deals end, as staff edit them. */

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});
const someLead = (name: string) => leadWithDeal(site(), name);
const act = (fields: Record<string, string>) =>
  post(site(), '/admin/leads', fields, { cookie: manager.cookie });

/** The form that asks for the reason. */
function questionIn({ text }: { text: string }): string {
  const end = text.lastIndexOf('name="deals"');
  return text.slice(text.lastIndexOf('name="status"', end), end);
}

it('moves a reason up and down, and every choice has this order', async () => {
  const admin = await signedIn(site(), 'admin');
  const reasons = (fields: Record<string, string>) =>
    post(site(), '/admin/deals/reasons', fields, { cookie: admin.cookie });
  const order = async () => {
    const rows = await sql<{ slug: string }>(
      `select slug from public.crm_close_reasons where kind = 'lost' and is_active order by position, slug`,
    );
    return rows.map(({ slug }) => slug);
  };
  const before = await order();
  const [first, second, ...rest] = before;
  const [row] = await sql<{ id: string }>(
    `select id from public.crm_close_reasons where kind = 'lost' and slug = $1`,
    second,
  );
  const moved = await reasons({ intent: 'up', id: row?.id ?? '' });
  expect(moved.status).toBe(200);
  expect(await order()).toEqual([second, first, ...rest]);
  const lead = await someLead('ordem');
  const question = await act({ intent: 'move', id: lead.id, status: 'lost' });
  const shown = [...questionIn(question).matchAll(/name="reason"[^>]*value="([a-z_]+)"/g)].map(
    ([, slug]) => slug,
  );
  expect(shown).toEqual([second, first, ...rest]);
  // At an end it stays; the undo restores the order.
  expect((await reasons({ intent: 'up', id: row?.id ?? '' })).status).toBe(200);
  expect(await order()).toEqual([second, first, ...rest]);
  await reasons({ intent: 'undo', set: fieldIn(moved.text, 'set') });
  expect(await order()).toEqual(before);
  const replies = await Promise.all(
    Array.from({ length: 6 }, () => reasons({ intent: 'down', id: row?.id ?? '' })),
  );
  expect(replies.map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect((await order()).indexOf(second ?? '')).toBe(Math.min(before.length - 1, 7));
});

it('the results show why leads were lost, with reasons that staff have added', async () => {
  const admin = await signedIn(site(), 'admin');
  const reasons = (fields: Record<string, string>) =>
    post(site(), '/admin/deals/reasons', fields, { cookie: admin.cookie });
  const name = 'Fora da região atendida';
  expect((await reasons({ intent: 'add', kind: 'lost', name })).status).toBe(200);
  expect((await reasons({ intent: 'add', kind: 'lost', name })).status).toBe(422);
  const [added] = await sql<{ id: string; slug: string; revision: number }>(
    'select id, slug, revision from public.crm_close_reasons where name = $1',
    name,
  );
  const lead = await someLead('motivo');
  const reply = await act({ intent: 'move', id: lead.id, status: 'lost' });
  expect(questionIn(reply)).toContain(name);
  await act({ intent: 'move', id: lead.id, status: 'lost', reason: added?.slug ?? '' });
  const { text } = await visit(site(), '/admin/results', manager.cookie);
  expect(text).toContain(name);
  // The figure opens the lead; the deal that went with it is in the figure of deals.
  const linked = [...text.matchAll(/href="([^"]+reason=[^"]+)"/g)]
    .map(([, to = '']) => to.replaceAll('&amp;', '&'))
    .filter((to) => to.includes(`reason=${added?.slug}&`) || to.endsWith(`reason=${added?.slug}`));
  const lists = new Set(linked.map((to) => to.split('?')[0]));
  expect(lists).toEqual(new Set(['/admin/leads', '/admin/results/deals']));
  for (const to of new Set(linked)) {
    const list = await visit(site(), to, manager.cookie);
    expect(list.text).toContain(to.startsWith('/admin/leads') ? lead.id : lead.deal);
  }
  // Archived, it can no longer be chosen, and the lead still shows it; that is undone.
  const key = { id: added?.id ?? '', revision: String(added?.revision) };
  const archived = await reasons({ intent: 'archive', ...key });
  expect(archived.status).toBe(200);
  const other = await someLead('sem-motivo');
  const again = await act({ intent: 'move', id: other.id, status: 'lost' });
  expect(questionIn(again)).not.toContain(name);
  const page = await visit(site(), `/admin/leads/${lead.id}`, manager.cookie);
  expect(page.text).toContain(name);
  await reasons({ intent: 'undo', set: fieldIn(archived.text, 'set') });
  const restored = await act({ intent: 'move', id: other.id, status: 'lost' });
  expect(questionIn(restored)).toContain(name);
  expect((await reasons({ intent: 'rename', ...key, name: 'Longe' })).status).toBe(409);
});

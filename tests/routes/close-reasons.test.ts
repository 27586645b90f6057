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
  expect(reply.text).toContain(name);
  await act({ intent: 'move', id: lead.id, status: 'lost', reason: added?.slug ?? '' });
  const { text } = await visit(site(), '/admin/results', manager.cookie);
  expect(text).toContain(name);
  // Archived, it can no longer be chosen, and the lead still shows it; that is undone.
  const key = { id: added?.id ?? '', revision: String(added?.revision) };
  const archived = await reasons({ intent: 'archive', ...key });
  expect(archived.status).toBe(200);
  const other = await someLead('sem-motivo');
  const again = await act({ intent: 'move', id: other.id, status: 'lost' });
  expect(again.text).not.toContain(name);
  const page = await visit(site(), `/admin/leads/${lead.id}`, manager.cookie);
  expect(page.text).toContain(name);
  await reasons({ intent: 'undo', set: fieldIn(archived.text, 'set') });
  expect((await act({ intent: 'move', id: other.id, status: 'lost' })).text).toContain(name);
  expect((await reasons({ intent: 'rename', ...key, name: 'Longe' })).status).toBe(409);
});

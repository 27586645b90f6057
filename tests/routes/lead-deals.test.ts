import { beforeAll, expect, it } from 'vitest';
import words from '#app/features/qualification/admin/leads/locales/pt-BR.json' with {
  type: 'json',
};
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadPost } from './lead-post.ts';
import { leadsOf } from './lead-rows.ts';
import { type SignedIn, signedIn } from './staff.ts';

/* What becomes of the deal that a lead has opened when the lead is lost. */

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

let people = 0;
/** A lead with a deal; each is of another contact. */
async function someLead(email: string) {
  people += 1;
  const telefone = `(17) 9912${people}-4567`;
  await site().ask(
    '/projeto/enviar',
    leadPost({ origin: site().origin, answers: { email, telefone } }),
  );
  const [lead] = await leadsOf(email);
  if (!lead?.deal_id) throw new Error('No lead with a deal.');
  return { id: lead.id, deal: lead.deal_id };
}
const act = (fields: Record<string, string>) =>
  post(site(), '/admin/leads', fields, { cookie: manager.cookie });
const stands = async ({ id, deal }: { id: string; deal: string }) => {
  const [row] = await sql<{ lead: string; deal: string; reason: string | null }>(
    `select s.status as lead, d.state as deal, d.close_reason as reason
     from public.qualification_submissions s, public.crm_deals d where s.id = $1 and d.id = $2`,
    id,
    deal,
  );
  return row;
};
const fieldIn = (text: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(text)?.[1] ?? '';

it('asks before it leaves a deal open, closes it with the lead, and reopens it', async () => {
  const lead = await someLead('perde@aurora.example');
  const asked = await act({ intent: 'move', id: lead.id, status: 'lost' });
  expect(asked.status).toBe(409);
  expect(asked.text).toContain(words.lostDeals.close);
  expect(await stands(lead)).toEqual({ lead: 'new', deal: 'open', reason: null });

  const closed = await act({
    ...{ intent: 'move', id: lead.id, status: 'lost' },
    ...{ deals: 'close', reason: 'price', note: 'Outro orçamento' },
  });
  expect(closed.status).toBe(200);
  expect(await stands(lead)).toEqual({ lead: 'lost', deal: 'lost', reason: 'price' });

  const undone = await act({
    ...{ intent: 'undo', status: 'lost' },
    ...{ act: fieldIn(closed.text, 'act'), back: `${lead.id}:new` },
  });
  expect(undone.status).toBe(200);
  expect(await stands(lead)).toEqual({ lead: 'new', deal: 'open', reason: null });
});

it('leaves the deal open where somebody says so', async () => {
  const lead = await someLead('mantem@aurora.example');
  await act({ intent: 'move', id: lead.id, status: 'lost', deals: 'keep' });
  expect(await stands(lead)).toEqual({ lead: 'lost', deal: 'open', reason: null });
});

it('leaves a deal open that another lead of the same person is worked on in', async () => {
  const first = await someLead('duas@aurora.example');
  await sql(
    `insert into public.qualification_submissions (form_data) values
       (jsonb_build_object('nome', 'Ana', 'email', 'duas@aurora.example')) returning id`,
  );
  const leads = await leadsOf('duas@aurora.example');
  expect(leads.map(({ deal_id: deal }) => deal)).toEqual([first.deal, first.deal]);
  const lost = await act({ intent: 'move', id: first.id, status: 'lost' });
  expect(lost.status).toBe(200);
  expect((await stands(first))?.deal).toBe('open');
});

it('closes what spam has opened without a question', async () => {
  const lead = await someLead('spam@aurora.example');
  const { status } = await act({ intent: 'move', id: lead.id, status: 'spam' });
  expect(status).toBe(200);
  expect(await stands(lead)).toEqual({ lead: 'spam', deal: 'lost', reason: 'not_a_fit' });
});

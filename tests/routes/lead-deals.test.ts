import { beforeAll, expect, it } from 'vitest';
import words from '#app/features/qualification/admin/leads/locales/pt-BR.json' with {
  type: 'json',
};
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadsOf } from './lead-rows.ts';
import { fieldIn, leadWithDeal, type Story, stateOf } from './lead-with-deal.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

/* A lead and the deal that it has opened move together, from either side. */

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

const someLead = (name: string) => leadWithDeal(site(), name);
/** Another lead of the same person, in the same deal. */
const anotherLead = async (name: string): Promise<string> => {
  const [row] = await sql<{ id: string }>(
    `insert into public.qualification_submissions (form_data) values
       (jsonb_build_object('nome', 'Ana', 'email', $1::text)) returning id`,
    `${name}@aurora.example`,
  );
  return row?.id ?? '';
};
const act = (fields: Record<string, string>) =>
  post(site(), '/admin/leads', fields, { cookie: manager.cookie });
const actOnDeal = (deal: string, fields: Record<string, string>) =>
  post(site(), `/admin/deals/${deal}`, fields, { cookie: manager.cookie });
const undoMove = (lead: Story, status: string, before: string) =>
  act({ intent: 'undo', status, back: `${lead.id}:${before}` });

const OPEN = { lead: 'new', deal: 'open', stage: 'novo-lead', reason: null, on: true };

/** Posts the move of a deal to a stage of its pipeline, by its slug; returns the reply. */
async function moveDeal(deal: string, slug: string, fields: Record<string, string> = {}) {
  const [at] = await sql<{ seen: string; stage: string }>(
    `select d.stage_id as seen, g.id as stage from public.crm_deals d
     join public.crm_stages g on g.pipeline_id = d.pipeline_id and g.slug = $2 where d.id = $1`,
    deal,
    slug,
  );
  return actOnDeal(deal, {
    ...{ intent: 'move', id: deal, seen: at?.seen ?? '', stage: at?.stage ?? '' },
    ...fields,
  });
}
it('requires a reason for a lost lead, loses its deal with it, and one undo brings both back', async () => {
  const lead = await someLead('perde');
  const question = await act({ intent: 'move', id: lead.id, status: 'lost' });
  expect(question.text).toContain(words.closing.with.lost);
  expect(await stateOf(lead)).toEqual(OPEN);

  const closed = await act({
    ...{ intent: 'move', id: lead.id, status: 'lost' },
    ...{ deals: 'close', reason: 'price', note: 'Outro orçamento' },
  });
  expect(closed.status).toBe(200);
  expect(await stateOf(lead)).toEqual({
    ...{ lead: 'lost', deal: 'lost', stage: 'perdido', reason: 'price', on: true },
  });
  // Both histories say why, and that both went.
  const page = await visit(site(), `/admin/leads/${lead.id}`, manager.cookie);
  expect(page.text).toContain('preço');
  expect(page.text).toContain('Outro orçamento');
  const dealPage = await visit(site(), `/admin/deals/${lead.deal}`, manager.cookie);
  expect(dealPage.text).toContain('com o lead');

  expect(closed.text).toContain(`value="${lead.id}:new"`);
  expect((await undoMove(lead, 'lost', 'new')).status).toBe(200);
  expect(await stateOf(lead)).toEqual(OPEN);
});

it('requires a reason for a lead without a deal too, and accepts only one of the list', async () => {
  const lead = await someLead('sem-negocio');
  await sql('update public.qualification_submissions set deal_id = null where id = $1', lead.id);
  const lose = { intent: 'move', id: lead.id, status: 'lost' };
  const question = await act(lose);
  expect(question.text).toContain(words.closing.alone);
  expect((await act({ ...lose, reason: 'nonsense' })).text).toContain(words.closing.alone);
  expect((await act({ ...lose, reason: 'timing' })).status).toBe(200);
  const [row] = await sql(
    'select status, close_reason from public.qualification_submissions where id = $1',
    lead.id,
  );
  expect(row).toEqual({ status: 'lost', close_reason: 'timing' });
});

it('leaves the deal open on request, and counts it in no forecast', async () => {
  const lead = await someLead('mantem');
  await sql('update public.crm_deals set value = 54321 where id = $1', lead.deal);
  const inForecast = async () => {
    const { text } = await visit(site(), '/admin/deals/forecast', manager.cookie);
    return text.includes('54.321');
  };
  expect(await inForecast()).toBe(true);
  const answer = { deals: 'keep', reason: 'timing' };
  await act({ intent: 'move', id: lead.id, status: 'lost', ...answer });
  expect(await stateOf(lead)).toEqual({ ...OPEN, lead: 'lost' });
  expect(await inForecast()).toBe(false);
  await undoMove(lead, 'lost', 'new');
  expect(await inForecast()).toBe(true);
});

it('leaves a deal open that has another open lead', async () => {
  const first = await someLead('duas');
  const other = await anotherLead('duas');
  const leads = await leadsOf('duas@aurora.example');
  expect(leads.map(({ deal_id: deal }) => deal)).toEqual([first.deal, first.deal]);
  const lose = { intent: 'move', status: 'lost', reason: 'price' };
  expect((await act({ ...lose, id: first.id })).status).toBe(200);
  expect((await stateOf(first))?.deal).toBe('open');
  // The last one takes it along.
  expect((await act({ ...lose, id: other })).status).toBe(200);
  expect((await stateOf(first))?.deal).toBe('lost');
});

it('requires a decision about the deal of spam, takes it out of the pipeline, and brings it back', async () => {
  const lead = await someLead('spam');
  const spam = { intent: 'move', id: lead.id, status: 'spam' };
  const question = await act(spam);
  expect(question.text).toContain(words.closing.with.spam_one);
  expect(await stateOf(lead)).toEqual(OPEN);
  expect((await act({ ...spam, deals: 'close' })).status).toBe(200);
  expect(await stateOf(lead)).toEqual({ ...OPEN, lead: 'spam', on: false });
  await undoMove(lead, 'spam', 'new');
  expect(await stateOf(lead)).toEqual(OPEN);
  await act({ ...spam, deals: 'keep' });
  expect(await stateOf(lead)).toEqual({ ...OPEN, lead: 'spam' });
});

it('moves the deal forwards as its lead is contacted and qualified', async () => {
  const lead = await someLead('qualifica');
  const done = await act({ intent: 'move', id: lead.id, status: 'qualified' });
  expect(done.text).toContain(words.closing.moved_one.replace('{{count}}', '1'));
  expect(await stateOf(lead)).toEqual({ ...OPEN, lead: 'qualified', stage: 'qualificado' });
  // Not back again: the stage may stand for more than the status.
  await act({ intent: 'move', id: lead.id, status: 'contacted' });
  expect(await stateOf(lead)).toEqual({ ...OPEN, lead: 'contacted', stage: 'qualificado' });
});

it('wins the deal of a converted lead, with the value that the stage needs', async () => {
  const lead = await someLead('converte');
  await act({ intent: 'move', id: lead.id, status: 'qualified' });
  const convert = { intent: 'move', id: lead.id, status: 'converted' };
  expect((await act(convert)).text).toContain(words.closing.with.converted);
  expect((await act({ ...convert, reason: 'fit' })).text).toContain(words.closing.with.converted);
  expect((await act({ ...convert, reason: 'fit', value: 'muito' })).text).toContain(
    words.notMoved.deal_needs_value,
  );
  expect((await act({ ...convert, reason: 'fit', value: '12.000' })).status).toBe(200);
  expect(await stateOf(lead)).toEqual({
    ...{ lead: 'converted', deal: 'won', stage: 'ganho', reason: 'fit', on: true },
  });
  await undoMove(lead, 'converted', 'qualified');
  expect(await stateOf(lead)).toEqual({ ...OPEN, lead: 'qualified', stage: 'qualificado' });
});

it('leads to its deal, also when both are closed', async () => {
  const lead = await someLead('fecha');
  await sql('update public.crm_deals set value = 100 where id = $1 returning id', lead.deal);
  const link = `href="/admin/deals/${lead.deal}"`;
  const shown = async () =>
    (await visit(site(), `/admin/leads/${lead.id}`, manager.cookie)).text.includes(link);
  await act({ intent: 'move', id: lead.id, status: 'qualified' });
  await act({ intent: 'move', id: lead.id, status: 'converted', deals: 'close', reason: 'fit' });
  expect(await stateOf(lead)).toMatchObject({ lead: 'converted', deal: 'won' });
  expect(await shown()).toBe(true);
});

it('does not reopen a won deal that has a client', async () => {
  const lead = await someLead('cliente');
  await act({ intent: 'move', id: lead.id, status: 'qualified' });
  await act({ intent: 'move', id: lead.id, status: 'converted', reason: 'fit', value: '900' });
  await sql(
    `with made as (insert into public.client_organizations (name) values ('Aurora') returning id)
     update public.crm_deals set organization_id = (select id from made) where id = $1`,
    lead.deal,
  );
  const { status, text } = await act({ intent: 'move', id: lead.id, status: 'contacted' });
  expect(status).toBe(409);
  expect(text).toContain(words.notMoved.deal_has_client);
});

it('reopens the deal in its former stage when a lead is reopened later', async () => {
  const lead = await someLead('reabre');
  await act({ intent: 'move', id: lead.id, status: 'qualified' });
  await act({ intent: 'move', id: lead.id, status: 'lost', reason: 'no_answer' });
  expect((await stateOf(lead))?.deal).toBe('lost');
  await act({ intent: 'move', id: lead.id, status: 'contacted' });
  expect(await stateOf(lead)).toEqual({ ...OPEN, lead: 'contacted', stage: 'qualificado' });
});

it('moves the lead with its deal, and one undo brings both back', async () => {
  const lead = await someLead('pelo-negocio');
  const moved = await moveDeal(lead.deal, 'contato-feito');
  expect(moved.status).toBe(200);
  expect((await stateOf(lead))?.lead).toBe('contacted');
  await moveDeal(lead.deal, 'diagnostico');
  expect((await stateOf(lead))?.lead).toBe('contacted');
  const lost = await moveDeal(lead.deal, 'perdido', { reason: 'competitor', note: 'Do bairro' });
  expect(await stateOf(lead)).toMatchObject({ lead: 'lost', deal: 'lost', reason: 'competitor' });
  const { text } = await visit(site(), `/admin/leads/${lead.id}`, manager.cookie);
  expect(text).toContain('com o negócio');
  expect(text).toContain('Do bairro');
  const undone = await actOnDeal(lead.deal, {
    ...{ intent: 'undo', id: lead.deal, event: fieldIn(lost.text, 'event') },
  });
  expect(undone.status).toBe(200);
  expect(await stateOf(lead)).toMatchObject({
    lead: 'contacted',
    deal: 'open',
    stage: 'diagnostico',
  });
});

it('wins, reopens and loses the lead with its deal', async () => {
  const lead = await someLead('vai-e-volta');
  const value = { reason: 'fit', value: '8000' };
  await moveDeal(lead.deal, 'ganho', value);
  expect((await stateOf(lead))?.lead).toBe('converted');
  await moveDeal(lead.deal, 'qualificado');
  expect(await stateOf(lead)).toMatchObject({ lead: 'qualified', deal: 'open' });
  await moveDeal(lead.deal, 'perdido', { reason: 'price' });
  await moveDeal(lead.deal, 'proposta');
  expect(await stateOf(lead)).toMatchObject({
    lead: 'qualified',
    deal: 'open',
    stage: 'proposta',
  });
});

it('moves many at once, each with its deal, and undoes all', async () => {
  const leads = [await someLead('muitos-1'), await someLead('muitos-2')];
  const query = '?text=muitos-';
  const all = (fields: Record<string, string>) =>
    post(site(), `/admin/leads${query}`, fields, { cookie: manager.cookie });
  const question = await all({ intent: 'move-matching', status: 'lost' });
  expect(question.text).toContain(words.closing.with.lost);
  expect(question.text).toContain(words.closing.keep_other);
  const lost = await all({
    intent: 'move-matching',
    status: 'lost',
    reason: 'price',
    deals: 'close',
  });
  expect(lost.text).toContain(words.closing.moved_other.replace('{{count}}', '2'));
  for (const lead of leads) expect((await stateOf(lead))?.deal).toBe('lost');
  await all({ intent: 'undo-matching', status: 'lost', act: fieldIn(lost.text, 'act') });
  for (const lead of leads) expect(await stateOf(lead)).toEqual(OPEN);
});

it('moves neither where the pipeline has no rule for it', async () => {
  const lead = await someLead('sozinho');
  const stage = `(select g.id from public.crm_deals d join public.crm_stages g
    on g.pipeline_id = d.pipeline_id and g.kind = 'lost' where d.id = '${lead.deal}')`;
  await sql(`update public.crm_stages set lead_status = null where id = ${stage}`);
  await act({ intent: 'move', id: lead.id, status: 'lost', reason: 'price' });
  expect(await stateOf(lead)).toEqual({ ...OPEN, lead: 'lost' });
  await sql(`update public.crm_stages set lead_status = 'lost' where id = ${stage}`);
});

it('keeps lead and deal together for every way of moving the row', async () => {
  const lead = await someLead('por-fora');
  await sql(`update public.qualification_submissions set status = 'lost' where id = $1`, lead.id);
  expect(await stateOf(lead)).toMatchObject({ lead: 'lost', deal: 'lost', reason: 'other' });
});

it('stays consistent with ten concurrent moves of lead and deal', async () => {
  const lead = await someLead('dez');
  const lose = { intent: 'move', id: lead.id, status: 'lost', reason: 'price', deals: 'close' };
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, one) =>
      one % 2
        ? act({ ...lose, seen: `${lead.id}:new` })
        : moveDeal(lead.deal, 'ganho', { reason: 'fit', value: '100' }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(['lost/lost', 'converted/won']).toContain(
    await stateOf(lead).then((row) => `${row?.lead}/${row?.deal}`),
  );
});

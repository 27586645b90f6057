import { beforeAll, expect, it } from 'vitest';
import { post, sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { leadWithDeal, type Story, stateOf } from './lead-with-deal.ts';
import { type SignedIn, signedIn } from './staff.ts';

/* The undo of a conversion restores lead, deal and value, from either side. */

const site = useBuiltSite();
let manager: SignedIn;
beforeAll(async () => {
  manager = await signedIn(site(), 'manager');
});

const someLead = (name: string) => leadWithDeal(site(), name);
const act = (fields: Record<string, string>) =>
  post(site(), '/admin/leads', fields, { cookie: manager.cookie });
const actOnDeal = (deal: string, fields: Record<string, string>) =>
  post(site(), `/admin/deals/${deal}`, fields, { cookie: manager.cookie });
const undoMove = (lead: Story, status: string, before: string) =>
  act({ intent: 'undo', status, back: `${lead.id}:${before}` });

const dealValue = async (lead: Story) => {
  const [row] = await sql<{ value: string }>(
    'select value from public.crm_deals where id = $1',
    lead.deal,
  );
  return Number(row?.value);
};
/** A qualified lead whose conversion sets the value of its deal. */
async function converted(name: string, worth = 0) {
  const lead = await someLead(name);
  await sql('update public.crm_deals set value = $2 where id = $1', lead.deal, worth);
  await act({ intent: 'move', id: lead.id, status: 'qualified' });
  const convert = { intent: 'move', id: lead.id, status: 'converted', reason: 'fit' };
  expect((await act({ ...convert, value: '12.000' })).status).toBe(200);
  return lead;
}

it('undoing a conversion restores the value that it set', async () => {
  const lead = await converted('volta-valor');
  expect(await dealValue(lead)).toBe(12_000);
  await undoMove(lead, 'converted', 'qualified');
  expect(await stateOf(lead)).toMatchObject({ lead: 'qualified', deal: 'open' });
  expect(await dealValue(lead)).toBe(0);
});

it('undoing it at the deal restores the value too', async () => {
  const lead = await converted('volta-no-negocio');
  const [event] = await sql<{ id: string }>(
    `select id::text as id from public.crm_events where subject_id = $1 and kind = 'won'`,
    lead.deal,
  );
  const undone = await actOnDeal(lead.deal, {
    ...{ intent: 'undo', id: lead.deal, event: event?.id ?? '' },
  });
  expect(undone.status).toBe(200);
  expect(await stateOf(lead)).toMatchObject({ lead: 'qualified', deal: 'open' });
  expect(await dealValue(lead)).toBe(0);
});

it('a value that was edited after the conversion stays', async () => {
  const lead = await converted('valor-editado');
  await sql('update public.crm_deals set value = 7000 where id = $1', lead.deal);
  await undoMove(lead, 'converted', 'qualified');
  expect(await dealValue(lead)).toBe(7000);
});

it('ten undos of a conversion at once undo it once', async () => {
  const lead = await converted('dez-voltas');
  const [event] = await sql<{ id: string }>(
    `select id::text as id from public.crm_events where subject_id = $1 and kind = 'won'`,
    lead.deal,
  );
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, one) =>
      one % 2
        ? undoMove(lead, 'converted', 'qualified')
        : actOnDeal(lead.deal, { intent: 'undo', id: lead.deal, event: event?.id ?? '' }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await stateOf(lead)).toMatchObject({
    lead: 'qualified',
    deal: 'open',
    stage: 'qualificado',
  });
  expect(await dealValue(lead)).toBe(0);
});

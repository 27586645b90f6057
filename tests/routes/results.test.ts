import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import pt from '#app/features/crm/results/locales/pt-BR.json' with { type: 'json' };
import { sql } from './auth-posts.ts';
import { useBuiltSite } from './built-site.ts';
import { type SignedIn, signedIn, visit } from './staff.ts';

const site = useBuiltSite();

type Who = 'analyst' | 'viewer' | 'doavya' | 'client';
const people = {} as Record<Who, SignedIn>;
/** Unlike any other number on the screen. */
const DEARER = 7_654_321;

/** Deals of a pipeline, each of a contact of its own; the days are those since they ended and were touched. */
async function makeDeals(pipeline: string, kind: string, deals: readonly [number, number][]) {
  for (const [value, days] of deals) {
    await sql(
      `with contact as (
         insert into public.crm_contacts (name, email, source)
         values ('Quem', $1, case $2 when 'doavya-partnership' then 'doavya' else 'website' end)
         returning id
       ), deal as (
         insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, value, close_reason)
         select contact.id, s.pipeline_id, s.id, 'Portal', 'website', $4,
           case s.kind when 'won' then 'fit' when 'lost' then 'price' end
         from contact, public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
         where p.slug = $2 and s.kind = $3 order by s.position limit 1
         returning id
       )
       select id from deal`,
      `${randomUUID()}@alvo.example`,
      pipeline,
      kind,
      value,
    );
    await sql(
      `update public.crm_deals set touched_at = now() - make_interval(days => $1::integer),
         closed_at = case when closed_at is null then null else now() - make_interval(days => $1::integer) end
       where id = (select id from public.crm_deals order by created_at desc, id desc limit 1)
       returning id`,
      days,
    );
  }
}

beforeAll(async () => {
  for (const role of ['analyst', 'viewer'] as const) people[role] = await signedIn(site(), role);
  people.client = await signedIn(site(), null);
  people.doavya = await signedIn(site(), 'manager');
  await sql(
    `update public.user_roles set product = 'doavya' where user_id = $1 returning id`,
    people.doavya.id,
  );
  await makeDeals('inbound-marketing', 'open', [
    [1000, 0],
    [DEARER, 20],
    [500, 40],
  ]);
  await makeDeals('inbound-marketing', 'won', [
    [9000, 3],
    [4000, 200],
  ]);
  await makeDeals('inbound-marketing', 'lost', [[100, 5]]);
  await makeDeals('doavya-partnership', 'open', [[77, 1]]);
  await makeDeals('doavya-partnership', 'won', [[88, 2]]);
});

const screen = (who: Who, address = '/admin/results') => visit(site(), address, people[who].cookie);

type Figure = { value: string; to: string | undefined };

/** The figures of a screen by what they are called. */
function figuresIn(html: string): Record<string, Figure> {
  const found = html.matchAll(
    /<dt>([^<]+)<\/dt><dd>(?:<a [^>]*href="([^"]+)"[^>]*>([^<]*)<\/a>|([^<]*))<\/dd>/g,
  );
  return Object.fromEntries(
    [...found].map(([, label = '', to, linked, bare]) => [
      label,
      { value: (linked ?? bare ?? '').replace(/\u00a0/g, ' '), to: to?.replaceAll('&amp;', '&') },
    ]),
  );
}
const rowsOn = async (who: Who, address: string) => {
  const { status, text } = await screen(who, address);
  expect([address, status]).toEqual([address, 200]);
  return new Set(text.match(/\/admin\/(?:deals|contacts)\/[\da-f-]{36}(?=")/g) ?? []).size;
};
const count = async (from: string) =>
  (await sql<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n ?? 0;

const DEAL = `public.crm_deals d join public.crm_stages s on s.id = d.stage_id
  join public.crm_pipelines p on p.id = s.pipeline_id where d.is_active`;
const ENDED = `d.closed_at >= now() - interval '29 days'`;

/** What each figure must open, in other words than the functions have for it. */
const behind = (products: string) => {
  const deals = (more: string) => count(`${DEAL} and p.product in (${products}) and ${more}`);
  const leads = (more: string) =>
    count(
      `public.crm_contacts c where c.is_active and exists (select from public.crm_products o
        where o.slug in (${products}) and c.source = any (o.lead_sources)) and ${more}`,
    );
  return {
    [pt.product.totalLeads]: () => leads('true'),
    [pt.product.conversionRate]: () =>
      leads(
        `c.id in (select d.contact_id from ${DEAL} and s.kind = 'won' and p.product in (${products}))`,
      ),
    [pt.product.activeDeals]: () => deals(`s.kind = 'open'`),
    [pt.product.totalValue]: () => deals(`s.kind = 'open'`),
    [pt.winRate]: () => deals(`s.kind <> 'open' and ${ENDED}`),
    [pt.won]: () => deals(`s.kind = 'won' and ${ENDED}`),
    [pt.touched]: () => deals(`s.kind = 'open' and d.touched_at > now() - interval '14 days'`),
    [pt.untouched]: () => deals(`s.kind = 'open' and d.touched_at < now() - interval '14 days'`),
  };
};

describe('the results of the CRM', () => {
  it.each([
    ['analyst', `'forja', 'doavya'`],
    ['viewer', `'forja', 'doavya'`],
    ['doavya', `'doavya'`],
  ] as const)('open, for %s, the rows that each number counts', async (who, products) => {
    const { status, text } = await screen(who);
    expect(status).toBe(200);
    const figures = figuresIn(text);
    for (const [label, rows] of Object.entries(behind(products))) {
      const expected = await rows();
      const figure = figures[label];
      expect([label, figure !== undefined]).toEqual([label, true]);
      const opened = figure?.to ? await rowsOn(who, figure.to) : 0;
      expect([label, opened]).toEqual([label, expected]);
    }
    const open = await behind(products)[pt.product.activeDeals]?.();
    expect(figures[pt.product.activeDeals]?.value).toBe(String(open));
    // Every other number leads somewhere that answers, too.
    for (const [, to = ''] of text.matchAll(/href="(\/admin\/results\/[^"]+)"/g)) {
      expect((await screen(who, to.replaceAll('&amp;', '&'))).status).toBe(200);
    }
  });

  it('hold nothing of one product for users of the other, with any query', async () => {
    const stage = await sql<{ id: string }>(
      `select s.id from public.crm_stages s join public.crm_pipelines p on p.id = s.pipeline_id
       where p.product = 'forja'`,
    );
    for (const address of [
      '/admin/results.data',
      '/admin/results/deals.data?state=open',
      `/admin/results/deals.data?state=open&product=forja`,
      `/admin/results/deals.data?left=${stage[0]?.id}`,
      '/admin/results/contacts.data',
    ]) {
      const { text } = await screen('doavya', address);
      expect(text).not.toContain(String(DEARER));
      expect(text).not.toContain('Inbound Marketing');
    }
    const whole = await screen('viewer', '/admin/results/deals.data?state=open');
    expect(whole.text).toContain(String(DEARER));
  });

  it('are closed to clients and anonymous visitors', async () => {
    for (const address of ['/admin/results', '/admin/results/deals', '/admin/results/contacts']) {
      for (const suffix of ['', '.data']) {
        const ofClient = await screen('client', address + suffix);
        const unassigned = await visit(site(), address + suffix);
        for (const { text } of [ofClient, unassigned]) {
          expect(text).not.toContain(String(DEARER));
          expect(text).not.toContain(pt.product.activeDeals);
        }
      }
    }
  });

  it('are six zeros when they cannot be read, with a message in place of the range', async () => {
    const renamed = [
      ['product_metrics(text)', 'product_metrics', 'product_metrics_away'],
      ['deals_active_lately()', 'deals_active_lately', 'result_touched_away'],
    ] as const;
    for (const [signature, , away] of renamed) {
      await sql(`alter function public.${signature} rename to ${away}`);
    }
    try {
      const { status, text } = await screen('viewer');
      expect(status).toBe(200);
      expect(text).toContain(pt.unread.title);
      expect(text).toContain(pt.product.failed);
      const figures = figuresIn(text);
      for (const name of ['totalLeads', 'activeDeals', 'pipelineHealth'] as const) {
        expect(figures[pt.product[name]]).toEqual({ value: '0', to: undefined });
      }
      for (const name of ['conversionRate', 'totalValue', 'avgDealSize'] as const) {
        const figure = figures[pt.product[name]];
        expect([name, figure?.value.replace(/[^\d,]/g, ''), figure?.to]).toEqual([
          name,
          expect.stringMatching(/^0(,0+)?$/),
          undefined,
        ]);
      }
    } finally {
      for (const [signature, before, away] of renamed) {
        await sql(`alter function public.${signature.replace(before, away)} rename to ${before}`);
      }
    }
    const read = await screen('viewer');
    expect(figuresIn(read.text)[pt.product.activeDeals]?.value).toBe('4');
    expect(read.text).not.toContain(pt.product.failed);
  });
});

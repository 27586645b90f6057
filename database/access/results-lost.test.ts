import { beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { inventDeals } from '../testing/invented-deals.ts';
import { inventLeads } from '../testing/invented-leads.ts';
import { makePerson } from '../testing/people.ts';
import { actorSql, ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';

type Caller = { kind: 'user'; userId: string; product?: string };

const RANGE = { from: '2026-04-01', to: '2026-05-31', before: '2026-01-30' };
const DAYS = `'${RANGE.from}', '${RANGE.to}', '${RANGE.before}'`;

const rowsOf = <Row = Record<string, unknown>>(caller: Caller, statement: string) =>
  actorSql<Row>(caller, statement);

describe('losses by reason', () => {
  useScratchDatabase();
  let callers: Caller[] = [];
  beforeAll(async () => {
    await inventDeals(randomFor('losses'), { contacts: 160, deals: 400 });
    const all: Caller = { kind: 'user', userId: await makePerson({ role: 'viewer' }) };
    const narrowed: Caller = {
      kind: 'user',
      userId: await makePerson({ role: 'manager', product: 'doavya' }),
    };
    callers = [all, { ...all, product: 'forja' }, { ...all, product: 'doavya' }, narrowed];
  });

  test('lost deals add up by reason, and each line opens its deals', async () => {
    await ownerSql(
      `update public.crm_deals set close_reason = (array['price', 'timing', null])[1 + abs(hashtext(id::text)) % 3]
       where state = 'lost'`,
    );
    for (const caller of callers) {
      const periods = await rowsOf(caller, `select * from public.result_totals(${DAYS})`);
      const lines = await rowsOf<{ slug: string | null; deals: number; deals_before: number }>(
        caller,
        `select * from public.result_deals_lost(${DAYS})`,
      );
      const lost = (period: string) => periods.find((one) => one['period'] === period)?.['lost'];
      expect(lines.reduce((sum, { deals }) => sum + deals, 0)).toBe(lost('range'));
      expect(lines.reduce((sum, one) => sum + one.deals_before, 0)).toBe(lost('before'));
      for (const { slug, deals } of lines) {
        const which = `p_state => 'lost', p_reason => '${slug ?? '-'}'`;
        const within = `p_from => '${RANGE.from}', p_to => '${RANGE.to}'`;
        expect(await opened(caller, `${which}, ${within}`)).toMatchObject({
          rows: deals,
          listed: deals,
        });
      }
    }
  });

  test('lost leads add up by reason, and each line opens its leads', async () => {
    await inventLeads(randomFor('lost leads'), 120);
    const leads = await ownerSql<{ id: string }>(
      `update public.qualification_submissions set status = 'lost', keeps_deal = true, source = (
         array['website', 'doavya'])[1 + abs(hashtext(id::text)) % 2],
         close_reason = (array['price', 'timing', null])[1 + abs(hashtext(id::text || 'r')) % 3]
       where status in ('new', 'contacted', 'qualified') returning id`,
    );
    expect(leads.length).toBeGreaterThan(20);
    await ownerSql(
      `update public.submission_status_changes set changed_at =
         '2026-01-15'::timestamptz + abs(hashtext(submission_id::text || 'd')) % 150 * interval '1 day'
       where to_status = 'lost'`,
    );
    // One was reopened, and one was lost twice.
    await ownerSql(
      `update public.qualification_submissions set status = 'contacted' where id = '${leads[0]?.id}'`,
    );
    await ownerSql(
      `insert into public.submission_status_changes (submission_id, from_status, to_status, changed_at)
       values ('${leads[1]?.id}', 'contacted', 'lost', '2026-04-10'), ('${leads[1]?.id}', 'contacted', 'lost', '2026-03-01')`,
    );
    const [first] = callers;
    const [totals] = await ownerSql<{ leads: number }>(
      `select count(distinct s.id)::int as leads from public.qualification_submissions s
       join public.submission_status_changes c on c.submission_id = s.id and c.to_status = 'lost'
       where s.status = 'lost' and (c.changed_at at time zone 'America/Sao_Paulo')::date
         between '${RANGE.from}' and '${RANGE.to}'`,
    );
    for (const caller of callers) {
      const lines = await rowsOf<{ slug: string | null; leads: number }>(
        caller,
        `select * from public.result_leads_lost(${DAYS})`,
      );
      const sum = lines.reduce((all, one) => all + one.leads, 0);
      expect(sum).toBeGreaterThan(0);
      if (caller === first) expect(sum).toBe(totals?.leads);
      for (const { slug, leads: counted } of lines) {
        const which = `p_status => 'lost', p_reason => '${slug ?? '-'}',
          p_from => '${RANGE.from}', p_to => '${RANGE.to}'`;
        const listed = await rowsOf(
          caller,
          `select id from public.leads_page(${which}, p_limit => 1000)`,
        );
        const [found] = await rowsOf<{ n: number }>(
          caller,
          `select public.leads_count(${which}) as n`,
        );
        expect([slug, listed.length, found?.n]).toEqual([slug, counted, counted]);
      }
    }
  });

  /** How many deals a list with these filters has, by its count and by its rows. */
  async function opened(caller: Caller, filters: string) {
    const [counted] = await rowsOf<{ deals: number }>(
      caller,
      `select * from public.result_deals_count(${filters})`,
    );
    const rows = await rowsOf(
      caller,
      `select id from public.result_deals_page(${filters}, p_limit => 1000)`,
    );
    return { rows: counted?.deals ?? -1, listed: rows.length };
  }
});

import { describe, expect, test } from 'vitest';
import { randomFor } from '../../tests/seed.ts';
import { ownerSql, useScratchDatabase } from '../testing/scratch-database.ts';
import { WRONG_STAYS } from '../testing/stays-by-events.ts';

/**
 * Each finds what is kept beside contacts and deals otherwise than it would be made of them now. Looked
 * up by other ways than the triggers go.
 */
const WRONG = {
  'words of contacts': `
    select c.id from public.crm_contacts c left join private.contact_words w on w.id = c.id
    where (w.id is not null) <> (c.is_active and c.merged_into is null)
      or w.words <> private.search_text_of_contact(c.id)
      or w.open_deal <> exists (select from public.crm_deals d join public.crm_stages s
        on s.id = d.stage_id where d.contact_id = c.id and d.is_active and s.kind = 'open')
      or (w.source, w.owner, w.company, w.products)
        is distinct from (c.source, c.owner_id, c.company_id, c.products) and w.id is not null`,
  'words of deals': `
    select d.id from public.crm_deals d left join private.deal_words w on w.id = d.id
    where w.words is distinct from private.search_text_of_deal(d.title, d.contact_id, d.company_id)`,
  'spans of deals': `
    select coalesce(d.id, s.deal_id) as id from public.crm_deals d
    full join (select * from private.deal_spans where until_at = 'infinity') s on s.deal_id = d.id
    where (s.id is not null) <> coalesce(d.is_active, false)
      or (s.pipeline_id, s.stage_id, s.value, s.owner_id, s.is_open) is distinct from
        (d.pipeline_id, d.stage_id, d.value, d.owner_id, d.state = 'open') and s.id is not null`,
  'spans that meet': `
    select s.deal_id as id from private.deal_spans s join private.deal_spans o
    on o.deal_id = s.deal_id and o.id > s.id and o.from_at < s.until_at`,
  'stays of deals': WRONG_STAYS,
  arrivals: `
    select coalesce(r.id, e.subject_id) as id from (
      select id, 'contact' as subject from public.crm_contacts
      union all select id, 'company' from public.crm_companies
      union all select id, 'deal' from public.crm_deals) r
    full join (select subject_id, subject, count(*) filter (where kind in ('created', 'opened')) as came,
        count(*) filter (where kind = 'deleted') as went
      from public.crm_events group by 1, 2) e on e.subject_id = r.id and e.subject = r.subject
    where coalesce(e.came, 0) <> 1 or coalesce(e.went, 0) <> case when r.id is null then 1 else 0 end`,
  'how deals stood': `
    select d.id from public.crm_deals d join lateral (
      select e.details -> 'deal' as stood from public.crm_events e
      where e.subject_id = d.id and e.details ? 'deal' order by e.at desc, e.id desc limit 1) e on true
    where (e.stood ->> 'stage', (e.stood ->> 'value')::numeric, (e.stood ->> 'active')::boolean)
      is distinct from (d.stage_id::text, d.value, d.is_active)`,
  products: `
    select d.id from public.crm_deals d join public.crm_contacts c on c.id = d.contact_id
      where not d.product = any (c.products)
    union all
    select c.id from public.crm_contacts c join public.crm_companies o on o.id = c.company_id
      where not o.products @> c.products
    union all
    select d.id from public.crm_deals d join public.crm_companies o on o.id = d.company_id
      where not d.product = any (o.products)`,
  points: `
    select c.id from public.crm_contacts c where c.email is not null and not exists (
      select from public.crm_contact_points p where p.contact_id = c.id and p.kind = 'email'
        and p.is_primary and p.match_key = lower(c.email))`,
};

const wrong = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(WRONG).map(async ([what, query]) => [what, await ownerSql(query)] as const),
    ),
  );
const NOTHING = Object.fromEntries(Object.keys(WRONG).map((what) => [what, []]));

describe('derived rows of contacts and deals', () => {
  useScratchDatabase();

  test('equal the rows, also when a statement inserts, updates or deletes many', async () => {
    const random = randomFor('rows beside contacts and deals');
    const some = (from: string, of: string, share = 0.4) =>
      `(select id from ${from} t where ${of} and random() < ${share})`;
    const stages = `(select s.id, s.pipeline_id, s.kind from public.crm_stages s
      join public.crm_pipelines p on p.id = s.pipeline_id where s.is_active and p.is_active)`;
    const invented = `name like 'Acaso%'`;
    const ours = `title like 'Acaso%'`;
    const contacts = 'public.crm_contacts';
    const acts = [
      () => `insert into public.crm_companies (name, products)
        select 'Acaso ' || n, array[case when random() < 0.5 then 'forja' else 'doavya' end]
        from generate_series(1, ${random.between(1, 4)}) n`,
      () => `insert into ${contacts} (name, email, source, is_active, company_id)
        select 'Acaso ' || n, gen_random_uuid() || '@acaso.example',
          case when random() < 0.7 then 'website' else 'doavya' end, random() < 0.8,
          (select id from public.crm_companies where ${invented} and n > 0 order by random() limit 1)
        from generate_series(1, ${random.between(1, 8)}) n`,
      () => `insert into public.crm_deals
          (contact_id, pipeline_id, stage_id, title, value, source, is_active, company_id, created_at)
        select c.id, s.pipeline_id, s.id, 'Acaso ' || n, n * 10, 'website', random() < 0.8,
          c.company_id, now() - n * interval '1 day'
        from generate_series(1, 3) n, ${contacts} c, ${stages} s
        where c.${invented} and random() < 0.08`,
      () => `update public.crm_deals d set stage_id = s.id, value = d.value + 1 from ${stages} s
        where s.pipeline_id = d.pipeline_id and s.id <> d.stage_id
          and d.id in ${some('public.crm_deals', ours)}`,
      () => `update public.crm_deals set is_active = not is_active
        where id in ${some('public.crm_deals', ours)}`,
      () => `update ${contacts} set name = name || ' Nova', is_active = random() < 0.8
        where id in ${some(contacts, invented)}`,
      () => `delete from public.crm_deals where id in ${some('public.crm_deals', ours, 0.3)}`,
      () => `delete from ${contacts} where id in ${some(contacts, invented, 0.15)}`,
      () =>
        `delete from public.crm_companies where id in ${some('public.crm_companies', invented, 0.2)}`,
    ];
    expect(await wrong()).toEqual(NOTHING);
    await ownerSql(`select setseed(${random.next()})`);
    const [company, contact, deal] = acts;
    for (const act of [company, contact, deal]) if (act) await ownerSql(act());
    for (let turn = 0; turn < 40; turn += 1) {
      const act = random.pick(acts)();
      await ownerSql(act);
      expect(await wrong(), act).toEqual(NOTHING);
    }
    const [made] = await ownerSql(
      `select count(*) > 0 as deals from public.crm_events where subject = 'deal' and kind = 'deleted'`,
    );
    expect(made).toEqual({ deals: true });
  });
});

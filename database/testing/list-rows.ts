/* Rows that the lists of staff are explained on, besides those of bench/rows. */

/** Of the last year and the next, half of them done, of every tenth person of the staff and of nobody. */
export const TASKS = `
  insert into public.crm_tasks (id, contact_id, product, title, due_at, owner_id, done_at)
  select gen_random_uuid(), c.id, case n % 3 when 0 then 'doavya' else 'forja' end, 'Ligar',
    now() + (n % 700 - 350) * interval '1 day', o.user_id, case when n % 2 = 0 then now() - n * interval '1 minute' end
  from generate_series(1, 6000) n
  join lateral (select id from public.crm_contacts order by id limit 1) c on true
  left join lateral (select user_id from public.user_profiles order by user_id offset n % 20 limit 1) o on n % 20 < 15`;

/** One a hour, of every tenth user and unassigned ones, a fifth of them inactive. */
export const COMPANIES = `
  insert into public.crm_companies (name, products, owner_id, is_active, created_at)
  select 'Padaria ' || n || case n when 17 then ' Ximenes' else '' end, '{forja}', o.user_id, n % 5 > 0,
    now() - n * interval '1 hour'
  from generate_series(1, 6000) n
  left join lateral (select user_id from public.user_profiles order by user_id offset n % 20 limit 1) o on n % 20 < 15`;

/** What triggers keep beside contacts and deals, which bulk rows come without. */
export const KEPT_ROWS = [
  `insert into private.contact_words (id, created_at, source, owner, company, products, open_deal, name_key, words)
   select id, created_at, source, owner_id, company_id, products, private.has_open_deal(id),
     left(lower(coalesce(name, email, phone, '')), 200), private.search_text_of_contact(id)
   from public.crm_contacts on conflict (id) do nothing`,
  // Each with the next one: pairs that are found are as many as what people have in common.
  `insert into private.contact_pairs (one_id, other_id, reasons, sure, apart, one_products,
     other_products, came_at, words)
   select one, other, array[case when n % 3 = 0 then 'name' else 'phone' end], 35 + n % 60, n % 5 = 0,
     '{forja}', '{forja}', now() - n * interval '1 minute', words
   from (select id as one, lead(id) over (order by id) as other, row_number() over (order by id)::integer as n,
     words from private.contact_words) w where other is not null`,
  `insert into private.deal_words (id, words)
   select id, private.search_text_of_deal(title, contact_id, company_id) from public.crm_deals
   on conflict (id) do nothing`,
  ...[
    'public.crm_contacts',
    'public.crm_deals',
    'private.contact_words',
    'private.contact_pairs',
    'private.deal_words',
  ].map((table) => `analyze ${table}`),
];

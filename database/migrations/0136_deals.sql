-- Deals on a board, in a list and in a forecast: what those walk.
-- expand

alter table public.crm_deals
  add column state text not null default 'open' check (state in ('open', 'won', 'lost'));
update public.crm_deals d set state = s.kind from public.crm_stages s where s.id = d.stage_id;
grant select (state) on public.crm_deals to authenticated;
comment on column public.crm_deals.state is 'The kind of its stage, kept by trigger.';

create index crm_deals_on_board on public.crm_deals (stage_id, stage_since, id) where is_active;
create index crm_deals_sums on public.crm_deals (pipeline_id, state, stage_id, closed_at)
  include (value, touched_at, expected_close, product) where is_active;
create index crm_deals_newest on public.crm_deals (created_at, id) where is_active;
create index crm_deals_newest_in_state on public.crm_deals (state, created_at, id) where is_active;
create index crm_deals_by_value on public.crm_deals (value, id) where is_active;
create index crm_deals_by_value_in_state on public.crm_deals (state, value, id) where is_active;
create index crm_deals_by_close_in_state on public.crm_deals
  (state, coalesce(expected_close, '9999-12-31'::date), id) where is_active;
create index crm_deals_of_owner on public.crm_deals (owner_id, state, created_at, id)
  where is_active and owner_id is not null;

create table private.deal_words (
  id uuid primary key references public.crm_deals (id) on delete cascade,
  words text not null
);
alter table private.deal_words enable row level security;
revoke all on private.deal_words from public, anon, authenticated, service_role;
create index deal_words_by_words on private.deal_words using gin (words extensions.gin_trgm_ops);
comment on table private.deal_words is
  'A copy of what deals are found by, kept by triggers; it goes with its deal.';
insert into private.deal_words (id, words)
select d.id, lower(concat_ws(' ', d.title, c.name, c.email, c.company, o.name))
from public.crm_deals d left join public.crm_contacts c on c.id = d.contact_id
  left join public.crm_companies o on o.id = d.company_id;

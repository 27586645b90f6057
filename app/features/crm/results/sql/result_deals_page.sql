-- not null: id, title, contact_id, value, pipeline_name, stage_name, state, source, created_at, touched_at
drop function if exists public.result_deals_page(
  text, date, date, text, text, text, text, uuid, boolean, uuid, integer);
create or replace function public.result_deals_page(
  p_state text default null,
  p_from date default null,
  p_to date default null,
  p_source text default null,
  p_campaign text default null,
  p_campaignless text default null,
  p_touched text default null,
  p_left uuid default null,
  p_reason text default null,
  p_descending boolean default true,
  p_after uuid default null,
  p_limit integer default 50
) returns table (
  id uuid, title text, contact_id uuid, contact_name text, contact_email text, company_name text,
  value numeric, pipeline_name text, stage_name text, state text, source text, campaign text,
  lead_id uuid, owner_name text, created_at timestamptz, closed_at timestamptz, touched_at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query execute private.result_deals_page_sql(p_state, p_from, p_to, p_source, p_campaign,
    p_campaignless, p_touched, p_left, p_reason, p_descending, p_after, p_limit);
end
$$;
grant execute on function public.result_deals_page to authenticated;
comment on function public.result_deals_page is
  'Deals that a figure of the results counts, those that ended last first, open ones before them. '
  'Refuses with crm_read_missing.';

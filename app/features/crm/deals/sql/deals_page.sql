-- not null: id, title, contact_id, value, pipeline_id, stage_id, stage_name, state, stage_since, created_at, source, revision, idle_days, stalled
drop function if exists public.deals_page(
  text, text, text, text, text, text, numeric, text, text, text, text, uuid, integer, text, boolean, jsonb);
drop function if exists public.deals_page(
  text, text, text, text, text, text, numeric, text, text, text, text, uuid, integer, text, boolean);
drop function if exists public.deals_export;
drop function if exists public.deals_page(
  text, text, uuid, text, text, text, numeric, text, text, uuid, integer, text, boolean);
drop function if exists public.deals_page(
  text, text, uuid, text, text, text, numeric, text, text, text, uuid, integer, text, boolean);
drop function if exists public.deals_page(
  text, text, text, text, text, text, numeric, text, text, text, uuid, integer, text, boolean);
create or replace function public.deals_page(
  p_text text default null,
  p_pipeline text default null,
  p_stage text default null,
  p_state text default null,
  p_owner text default null,
  p_source text default null,
  p_min numeric default null,
  p_month text default null,
  p_stalled text default null,
  p_reason text default null,
  p_tag text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_sort text default 'newest',
  p_descending boolean default true,
  p_fields jsonb default null,
  p_campaign text default null
) returns table (
  id uuid, title text, contact_id uuid, contact_name text, company_name text, value numeric,
  pipeline_id uuid, stage_id uuid, stage_name text, state text, owner_id uuid, owner_name text,
  expected_close date, stage_since timestamptz, created_at timestamptz, closed_at timestamptz,
  close_reason text, source text, revision integer, idle_days integer, stalled boolean,
  task_title text, task_due_at timestamptz, task_has_time boolean, task_late boolean
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  return query execute private.deals_page_sql(p_text, p_pipeline, p_stage, p_state, p_owner,
    p_source, p_min, p_month, p_stalled, p_reason, p_tag, p_sort, p_descending, p_after, p_limit,
    p_fields, p_campaign);
end
$$;
grant execute on function public.deals_page to authenticated;
comment on function public.deals_page is
  'Deals for staff, a page after the deal given, in the order of p_sort (newest, value or close), of the '
  'products that the caller may read and has chosen. p_pipeline, p_stage, p_state, p_owner, p_source, p_month, p_reason, p_tag and p_campaign may have '
  'several values (private.filter_values()). Refuses with crm_read_missing.';

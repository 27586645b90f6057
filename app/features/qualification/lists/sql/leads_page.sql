-- not null: id, protocol, source, status, created_at
drop function if exists public.worked_leads_page(
  text, text, text, text, text, text, date, date, text, boolean, uuid, integer);
drop function if exists public.worked_leads_export;
drop function if exists public.leads_page(
  text, text, text, text, text, text, date, date, text, boolean, uuid, integer);
drop function if exists public.leads_page(
  text, text, text, text, text, text, date, date, text, text, boolean, uuid, integer);
create or replace function public.leads_page(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_owner text default null,
  p_score text default null,
  p_answer text default null,
  p_from date default null,
  p_to date default null,
  p_reason text default null,
  p_campaign text default null,
  p_form text default null,
  p_tag text default null,
  p_city text default null,
  p_question text default null,
  p_value text default null,
  p_sort text default 'arrived',
  p_descending boolean default true,
  p_after uuid default null,
  p_limit integer default 50
) returns table (
  id uuid, protocol text, name text, email text, phone text, company text, source text,
  source_page text, utm_source text, utm_medium text, utm_campaign text, status text,
  review_reason text, created_at timestamptz, owner_id uuid, owner_name text, answer_target integer,
  answer_due_at timestamptz, answered_at timestamptz, answer_seconds integer, score smallint
)
language plpgsql stable security definer set search_path = '' set jit = off
  set work_mem = '32MB'
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query execute private.leads_page_sql(p_text, p_status, p_source, p_owner, p_score,
    p_answer, p_from, p_to, p_reason, p_campaign, p_form, p_tag, p_city, p_question, p_value, p_sort, p_descending, p_after, p_limit);
end
$$;
grant execute on function public.leads_page to authenticated;
comment on function public.leads_page is
  'Leads for staff, a page after the lead given, in the order of p_sort (arrived, person, status, source, '
  'score, or clock: what waits for an answer first, what is due first in front; with words always '
  'arrived). p_status, p_source, p_owner and p_reason may have several values (private.filter_values()); '
  'p_owner has ids, me, none or me-or-none; p_score the least; p_answer waiting or late. '
  'p_campaign, p_form and p_tag have several values too; p_value is an answer '
  'to p_question, or to any. With p_reason they are lost leads, and days those of their loss. Refuses with crm_read_missing.';

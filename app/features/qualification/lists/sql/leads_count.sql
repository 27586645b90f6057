drop function if exists public.worked_leads_count(text, text, text, text, text, text, date, date);
drop function if exists public.leads_count(text, text, text, text, text, text, date, date);
drop function if exists public.leads_count(text, text, text, text, text, text, date, date, text);
drop function if exists public.leads_count(
  text, text, text, text, text, text, date, date, text, text, text, text, text, text, text);
create or replace function public.leads_count(
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
  p_most integer default 10001
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
  set work_mem = '32MB'
as $$
declare
  found integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  execute private.leads_count_sql(p_text, p_status, p_source, p_owner, p_score, p_answer, p_from,
    p_to, p_reason, p_campaign, p_form, p_tag, p_city,
    p_question, p_value, p_most) into found;
  return found;
end
$$;
grant execute on function public.leads_count to authenticated;
comment on function public.leads_count is
  'The number of leads in a list, counted up to p_most. Refuses with crm_read_missing.';

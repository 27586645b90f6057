-- not null: id, protocol, source, status, created_at
create or replace function public.worked_leads_export(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_owner text default null,
  p_score text default null,
  p_answer text default null,
  p_from date default null,
  p_to date default null,
  p_sort text default 'arrived',
  p_descending boolean default true,
  p_after uuid default null,
  p_limit integer default 500
) returns table (
  id uuid, protocol text, name text, email text, phone text, company text, source text,
  source_page text, utm_source text, utm_medium text, utm_campaign text, status text,
  review_reason text, created_at timestamptz, owner_id uuid, owner_name text, answer_target integer,
  answer_due_at timestamptz, answered_at timestamptz, answer_seconds integer, score smallint
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_export('crm');
  return query
    select * from public.worked_leads_page(p_text, p_status, p_source, p_owner, p_score, p_answer,
      p_from, p_to, p_sort, p_descending, p_after, p_limit);
end
$$;
grant execute on function public.worked_leads_export to authenticated;
comment on function public.worked_leads_export is
  'A part of worked_leads_page() for a file. Refuses with crm_approve_missing or crm_read_missing.';

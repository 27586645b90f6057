-- Old: public.worked_leads_export
create or replace function public.leads_export(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_after uuid default null,
  p_limit integer default 500,
  p_from date default null,
  p_to date default null,
  p_sort text default 'arrived',
  p_descending boolean default true
) returns table (
  id uuid, protocol text, name text, email text, phone text, company text, source text,
  source_page text, utm_source text, utm_medium text, utm_campaign text, status text,
  review_reason text, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_export('crm');
  return query
    select l.id, l.protocol, l.name, l.email, l.phone, l.company, l.source, l.source_page,
      l.utm_source, l.utm_medium, l.utm_campaign, l.status, l.review_reason, l.created_at
    from public.leads_page(p_text, p_status, p_source, p_after, p_limit, p_from, p_to, p_sort,
      p_descending) l;
end
$$;
revoke all on function public.leads_export from public, anon, authenticated, service_role;
grant execute on function public.leads_export to authenticated;
comment on function public.leads_export is
  'A part of leads_page() for a file. Refuses with crm_approve_missing or crm_read_missing.';

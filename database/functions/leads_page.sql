create or replace function public.leads_page(
  p_text text default null,
  p_status text default null,
  p_source text default null,
  p_after uuid default null,
  p_limit integer default 50,
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
declare
  -- Only texts from here come into the statement; what the caller says goes in as values.
  key text := case p_sort
    when 'person' then 's.person_key'
    when 'status' then
      'array_position(array[''new'', ''contacted'', ''qualified'', ''converted'', ''lost'',
        ''spam''], s.status)'
    when 'source' then 's.source'
    else 's.created_at' end;
  ranked text := case when p_descending then 'desc' else 'asc' end;
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = '42501';
  end if;
  return query execute format('
    select s.id, s.protocol,
      coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, ''name'')),
      coalesce(c.email, private.lead_answer(s.form_data, s.form_snapshot, ''email'')),
      coalesce(c.phone, private.lead_answer(s.form_data, s.form_snapshot, ''phone'')),
      coalesce(c.company, private.lead_answer(s.form_data, s.form_snapshot, ''company'')),
      s.source, s.source_page, s.utm_source, s.utm_medium, s.utm_campaign, s.status,
      s.review_reason, s.created_at
    from public.qualification_submissions s
    left join public.crm_contacts c on c.id = s.contact_id
    where %1$s %2$s
    order by %3$s %4$s, s.id %4$s limit least(greatest($7, 1), 1000)',
    private.lead_conditions(p_text, p_status, p_source, p_from, p_to),
    case when p_after is null then '' else format(
      'and (%1$s, s.id) %2$s (select %1$s, s.id from public.qualification_submissions s
        left join public.crm_contacts c on c.id = s.contact_id where s.id = $6)',
      key, case when p_descending then '<' else '>' end) end,
    key, ranked)
  using p_text, p_status, p_source, p_from, p_to, p_after, p_limit;
end
$$;
revoke all on function public.leads_page from public, anon, authenticated, service_role;
grant execute on function public.leads_page to authenticated;
comment on function public.leads_page is
  'Leads for staff, a page after the lead given, in the order of p_sort (arrived, person, status or '
  'source). Refuses with crm_read_missing.';

create or replace function public.company_timeline(
  p_company_id uuid, p_before bigint default null, p_limit integer default 30
) returns table (id bigint, at timestamptz, subject text, subject_id uuid, kind text, group_kind text,
  about text, body text, by_name text, fields text[])
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  perform private.check_company(p_company_id, 'read');
  return query
    select e.id, e.at, e.subject, e.subject_id, e.kind, private.kind_of_fact(e.subject, e.kind),
      case e.subject when 'deal' then (select d.title from public.crm_deals d where d.id = e.subject_id)
        when 'contact' then (select coalesce(c.name, c.email, c.phone) from public.crm_contacts c
          where c.id = e.subject_id) end,
      case when e.kind in ('note', 'call', 'meeting') then e.to_value end, p.display_name,
      array(select jsonb_array_elements_text(case jsonb_typeof(e.details -> 'fields') when 'array'
        then e.details -> 'fields' else '[]' end))
    from public.crm_events e left join public.user_profiles p on p.user_id = e.actor
    where (p_before is null or e.id < p_before)
      and (e.subject = 'company' and e.subject_id = p_company_id
        or (private.in_every_product('crm', 'read') or e.product = any (private.products_in('crm', 'read')))
          and (e.subject = 'deal' and e.subject_id in (
              select d.id from public.crm_deals d where d.company_id = p_company_id)
            or e.subject = 'contact' and e.contact_id in (
              select c.id from public.crm_contacts c where c.company_id = p_company_id)))
    order by e.id desc limit least(greatest(p_limit, 1), 101);
end
$$;
revoke all on function public.company_timeline from public, anon, authenticated, service_role;
grant execute on function public.company_timeline to authenticated;
comment on function public.company_timeline is
  'What happened with a company, its deals and its people, newest first, so many before the event given, '
  'of the products that the caller may read. Refuses with crm_read_missing or company_gone.';

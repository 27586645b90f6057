-- not null: id, leads, deals, last_contact, erase_at
create or replace function public.ending_leads(p_after uuid default null, p_limit integer default 50)
returns table (id uuid, lead_id uuid, name text, email text, company text, leads integer,
  deals integer, last_contact timestamptz, erase_at timestamptz)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  return query
    with ending as (
      select coalesce(r.contact_id, r.lead_id) as id, r.*
      from private.ending_relations(now() + interval '30 days') r
      where private.in_every_product('crm', 'read')
        or exists (select from public.crm_contacts c where c.id = r.contact_id
          and c.products && private.products_in('crm', 'read'))
        or exists (select from public.qualification_submissions s where s.id = r.lead_id
          and s.source = any (private.lead_sources_in('read')))
    )
    select e.id, l.id, coalesce(c.name, private.lead_answer(l.form_data, l.form_snapshot, 'name')),
      coalesce(c.email, private.lead_answer(l.form_data, l.form_snapshot, 'email')), c.company,
      (select count(*)::integer from public.qualification_submissions s
        where s.id = e.lead_id or s.contact_id = e.contact_id),
      (select count(*)::integer from public.crm_deals d where d.contact_id = e.contact_id),
      e.last_contact, e.erase_at
    from ending e
    left join public.crm_contacts c on c.id = e.contact_id
    left join lateral (
      select s.* from public.qualification_submissions s
      where s.id = e.lead_id or s.contact_id = e.contact_id
      order by s.created_at desc, s.id desc limit 1) l on true
    where p_after is null
      or (e.erase_at, e.id) > (select b.erase_at, b.id from ending b where b.id = p_after)
    order by e.erase_at, e.id limit least(greatest(p_limit, 1), 1000);
end
$$;
grant execute on function public.ending_leads to authenticated;
comment on function public.ending_leads is
  'Who goes within 30 days with leads and deals, the next one first, a page after the one given; '
  'lead_id is the newest lead. Refuses with crm_read_missing.';

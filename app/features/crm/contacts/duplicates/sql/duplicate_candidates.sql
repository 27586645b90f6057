drop function if exists public.contact_twins(uuid);
-- not null: id, source, reasons, sure, leads, deals
create or replace function public.duplicate_candidates(p_contact_id uuid)
returns table (id uuid, name text, email text, phone text, company text, job_title text,
  owner_id uuid, source text, reasons text[], sure integer, leads integer, deals integer)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  me public.crm_contacts;
  everywhere constant boolean := private.in_every_product('crm', 'read');
  readable constant text[] := private.products_in('crm', 'read');
  sources constant text[] := private.lead_sources_in('read');
begin
  perform private.check_contact(p_contact_id, 'read');
  select * into me from public.crm_contacts c where c.id = p_contact_id;
  return query
    with alike as (
      select o.contact_id as other, 'phone' as reason, 60 as weight
        from public.crm_contact_points k join public.crm_contact_points o
          on o.match_key = k.match_key and o.kind = 'phone' and o.contact_id <> k.contact_id
        where k.contact_id = p_contact_id and k.kind = 'phone'
      union
      select o.contact_id, 'email', 80
        from public.crm_contact_points k join public.crm_contact_points o
          on o.match_key = k.match_key and o.kind = 'email' and o.contact_id <> k.contact_id
        where k.contact_id = p_contact_id and k.kind = 'email'
      union
      -- Gmail alone is sure to deliver whatever dots and capitals to one person.
      select o.contact_id, 'email_dots', 75
        from public.crm_contact_points k join public.crm_contact_points o
          on o.kind = 'email' and o.contact_id <> k.contact_id
          and split_part(o.match_key, '@', 2) in ('gmail.com', 'googlemail.com')
          and replace(split_part(split_part(o.match_key, '@', 1), '+', 1), '.', '')
            = replace(split_part(split_part(k.match_key, '@', 1), '+', 1), '.', '')
        where k.contact_id = p_contact_id and k.kind = 'email'
          and split_part(k.match_key, '@', 2) in ('gmail.com', 'googlemail.com')
      union
      select w.id, 'company', 50 from private.contact_words w
        where w.company = me.company_id and w.id <> p_contact_id
          and w.name_key = private.folded(me.name) and w.name_key <> ''
      union
      select n.other, 'name', 35 from (
        select o.contact_id as other
        from public.crm_contact_points k cross join lateral (
          select p.contact_id from public.crm_contact_points p
          where p.kind = 'email'
            and split_part(p.match_key, '@', 2) = split_part(k.match_key, '@', 2)
            and p.contact_id <> p_contact_id limit 300) o
        where k.contact_id = p_contact_id and k.kind = 'email'
          and not private.is_free_mail(split_part(k.match_key, '@', 2))) n
        join private.contact_words w on w.id = n.other
        where extensions.similarity(w.name_key, private.folded(me.name)) >= 0.45
    )
    select c.id, c.name, c.email, c.phone, c.company, c.job_title, c.owner_id, c.source, a.reasons,
      a.sure, (select count(*)::integer from public.qualification_submissions s
        where s.contact_id = c.id and (everywhere or s.source = any (sources))),
      (select count(*)::integer from public.crm_deals d
        where d.contact_id = c.id and d.product = any (readable))
    from (
      select x.other, array_agg(x.reason order by x.weight desc) as reasons,
        least(98, sum(x.weight) + case when bool_or(
          extensions.similarity(w.name_key, private.folded(coalesce(me.name, ''))) >= 0.6) then 20 else 0 end
          )::integer as sure
      from alike x join private.contact_words w on w.id = x.other group by x.other) a
    join public.crm_contacts c on c.id = a.other
    where c.merged_into is null and (everywhere or c.products && readable)
      and not private.is_dismissed_duplicate(c.id, p_contact_id)
    order by a.sure desc, c.created_at, c.id limit 5;
end
$$;
grant execute on function public.duplicate_candidates to authenticated;
comment on function public.duplicate_candidates is
  'Contacts that may be the same person, the surest first, each with the reasons: phone, email, '
  'email_dots, company (the same name there), name (alike, at one company''s domain). Refuses with '
  'crm_read_missing or contact_gone.';

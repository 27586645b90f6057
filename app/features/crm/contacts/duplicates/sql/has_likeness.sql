create or replace function private.has_likeness(p_ids uuid[]) returns boolean
language plpgsql stable set search_path = ''
  set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  if exists (
      select from public.crm_contact_points p join public.crm_contact_points k
        on k.kind = p.kind and k.match_key = p.match_key and k.contact_id <> p.contact_id
      where p.contact_id = any (p_ids))
    or exists (
      select from public.crm_contact_points p
      where p.contact_id = any (p_ids) and p.kind = 'email'
        and split_part(p.match_key, '@', 2) in ('gmail.com', 'googlemail.com')) then
    return true;
  end if;
  -- By name first: few have a namesake, and many may share a company or a domain.
  if not exists (
      select from private.contact_words m join private.contact_words w
        on w.name_key = m.name_key and w.id <> m.id
      where m.id = any (p_ids) and m.name_key <> '') then
    return false;
  end if;
  return exists (
      select from private.contact_words m join private.contact_words w
        on w.company = m.company and w.name_key = m.name_key and w.id <> m.id
      where m.id = any (p_ids) and m.name_key <> '')
    or exists (
      select from public.crm_contact_points p
      join private.contact_words m on m.id = p.contact_id and m.name_key <> ''
      cross join lateral (
        select k.contact_id from public.crm_contact_points k
        where k.kind = 'email' and split_part(k.match_key, '@', 2) = split_part(p.match_key, '@', 2)
          and k.contact_id <> p.contact_id limit 100) f
      join private.contact_words w on w.id = f.contact_id and w.name_key = m.name_key
      where p.contact_id = any (p_ids) and p.kind = 'email'
        and not private.is_free_mail(split_part(p.match_key, '@', 2)));
end
$$;
comment on function private.has_likeness is
  'Whether contacts share an address, a telephone, or a name at one company or domain with another contact, or have '
  'an address whose dots do not count.';

drop function if exists private.contacts_alike(uuid[]);
create or replace function private.duplicate_pairs(p_ids uuid[])
returns table (one_id uuid, other_id uuid, reasons text[], sure integer)
language plpgsql stable set search_path = '' set jit = off
  set plan_cache_mode = force_generic_plan
as $$
begin
  -- Most have nothing in common with another, which costs less to find out than their pairs.
  if not private.has_likeness(p_ids) then
    return;
  end if;
  return query
    with mine as materialized (
      select w.id, w.name_key, w.company from private.contact_words w where w.id = any (p_ids)
    ),
    points as materialized (
      select k.contact_id, k.kind, k.match_key, split_part(k.match_key, '@', 2) as domain,
        replace(split_part(split_part(k.match_key, '@', 1), '+', 1), '.', '') as plain
      from mine m join public.crm_contact_points k on k.contact_id = m.id
    ),
    -- What more than twenty share says nothing of who they are: a switchboard, a mailbox for all.
    met (me, other, reason) as (
      select p.contact_id, o.id, p.kind
        from points p cross join lateral (
          select array_agg(f.contact_id) as ids from (
            select k.contact_id from public.crm_contact_points k
            where k.kind = p.kind and k.match_key = p.match_key and k.contact_id <> p.contact_id
            limit 21) f) f
        cross join unnest(f.ids) o (id)
        where cardinality(f.ids) <= 20
      union
      -- Gmail alone is sure to deliver whatever dots and capitals to one person.
      select p.contact_id, o.id, 'email_dots'
        from points p cross join lateral (
          select array_agg(f.contact_id) as ids from (
            select k.contact_id from public.crm_contact_points k
            where k.kind = 'email'
              and split_part(k.match_key, '@', 2) in ('gmail.com', 'googlemail.com')
              and replace(split_part(split_part(k.match_key, '@', 1), '+', 1), '.', '') = p.plain
              and k.contact_id <> p.contact_id
            limit 21) f) f
        cross join unnest(f.ids) o (id)
        where p.kind = 'email' and p.domain in ('gmail.com', 'googlemail.com')
          and cardinality(f.ids) <= 20
      union
      select m.id, o.id, 'company'
        from mine m cross join lateral (
          select array_agg(f.id) as ids from (
            select w.id from private.contact_words w
            where w.company = m.company and w.name_key = m.name_key and w.name_key <> ''
              and w.id <> m.id limit 21) f) f
        cross join unnest(f.ids) o (id)
        where m.company is not null and m.name_key <> '' and cardinality(f.ids) <= 20
      union
      -- Namesakes among the first of those at one company's domain.
      select p.contact_id, f.contact_id, 'name'
        from points p join mine m on m.id = p.contact_id
        cross join lateral (
          select k.contact_id from public.crm_contact_points k
          where k.kind = 'email' and split_part(k.match_key, '@', 2) = p.domain
            and k.contact_id <> p.contact_id limit 100) f
        join private.contact_words w on w.id = f.contact_id and w.name_key = m.name_key
        where p.kind = 'email' and m.name_key <> '' and not private.is_free_mail(p.domain)
    ),
    pairs as (
      select distinct least(m.me, m.other) as one, greatest(m.me, m.other) as another, m.reason
      from met m
    ),
    -- Nearly namesakes at one domain too, where something else has brought them together.
    matches as (
      select p.one, p.another, p.reason from pairs p
      union
      select p.one, p.another, 'name' from pairs p
        join private.contact_words a on a.id = p.one
        join private.contact_words b on b.id = p.another
        where extensions.similarity(a.name_key, b.name_key) >= 0.45 and exists (
          select from public.crm_contact_points k join public.crm_contact_points o
            on o.contact_id = p.another and o.kind = 'email'
            and split_part(o.match_key, '@', 2) = split_part(k.match_key, '@', 2)
          where k.contact_id = p.one and k.kind = 'email'
            and not private.is_free_mail(split_part(k.match_key, '@', 2)))
    )
    select s.one, s.another, array_agg(s.reason order by r.weight desc),
      least(98, sum(r.weight) + case when bool_or(
        extensions.similarity(a.name_key, b.name_key) >= 0.6) then 20 else 0 end)::integer
    from matches s
    join (values ('email', 80), ('email_dots', 75), ('phone', 60), ('company', 50), ('name', 35))
      r (reason, weight) on r.reason = s.reason
    join private.contact_words a on a.id = s.one
    join private.contact_words b on b.id = s.another
    group by s.one, s.another;
end
$$;
comment on function private.duplicate_pairs is
  'Pairs of contacts in use, one of them among those given, that may be one person, with the reasons '
  'of public.duplicate_candidates() as far as each can be looked up.';

create or replace function private.compare_contacts(p_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- A value that many contacts now share is no longer evidence for pairs that were found by it before.
  p_ids := p_ids || array(
    select distinct m.id
    from public.crm_contact_points k cross join lateral (
      select count(*) as n from (select from public.crm_contact_points o
        where o.kind = k.kind and o.match_key = k.match_key limit 22) o) crowd
    join public.crm_contact_points o on o.kind = k.kind and o.match_key = k.match_key
    join private.contact_pairs s on s.one_id = o.contact_id and s.reasons @> array[k.kind]
    cross join lateral unnest(array[s.one_id, s.other_id]) m (id)
    where k.contact_id = any (p_ids) and crowd.n > 21);
  -- Locks in order of id: a concurrent comparison waits, without a deadlock.
  perform from private.contact_pairs s where s.one_id = any (p_ids) or s.other_id = any (p_ids)
    order by s.one_id, s.other_id for update;
  -- A new contact is rarely like another. Of many contacts some are, so that these would be sought twice.
  if not found and cardinality(p_ids) < 5 and not exists (select from private.duplicate_pairs(p_ids)) then
    return;
  end if;
  with alike as materialized (select * from private.duplicate_pairs(p_ids)),
  parted as (
    delete from private.contact_pairs s where (s.one_id = any (p_ids) or s.other_id = any (p_ids))
      and not exists (select from alike a where a.one_id = s.one_id and a.other_id = s.other_id))
  insert into private.contact_pairs as s (one_id, other_id, reasons, sure, apart, one_products,
      other_products, came_at, words)
    select a.one_id, a.other_id, a.reasons, a.sure, private.is_dismissed_duplicate(a.one_id, a.other_id),
      x.products, y.products, greatest(x.created_at, y.created_at), x.words || E'\n' || y.words
    from alike a join private.contact_words x on x.id = a.one_id
    join private.contact_words y on y.id = a.other_id
    order by a.one_id, a.other_id
    on conflict (one_id, other_id) do update set reasons = excluded.reasons, sure = excluded.sure,
      apart = excluded.apart, one_products = excluded.one_products,
      other_products = excluded.other_products, words = excluded.words
      where (s.reasons, s.sure, s.apart, s.one_products, s.other_products, s.words)
        <> (excluded.reasons, excluded.sure, excluded.apart, excluded.one_products,
          excluded.other_products, excluded.words);
end
$$;
comment on function private.compare_contacts is
  'Keeps the pairs of contacts that may be one person, as far as one of them is among those given.';

create or replace function private.contact_pairs_page_sql(
  p_text text, p_reason text, p_apart text, p_sort text, p_descending boolean, p_after uuid,
  p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  keys constant text[] := case p_sort when 'newest' then array['s.came_at', 's.id']
    else array['s.sure', 's.id'] end;
begin
  return format('
    select s.id, a.id, a.name, a.email, a.phone, coalesce(x.name, a.company), b.id, b.name, b.email,
      b.phone, coalesce(y.name, b.company), s.reasons, s.sure, s.apart, s.came_at
    from (select s.* from private.contact_pairs s where true%1$s%2$s) s
    -- The one that was there first is the one that stays, unless somebody says otherwise.
    cross join lateral (select c.* from public.crm_contacts c where c.id in (s.one_id, s.other_id)
      order by c.created_at, c.id limit 1) a
    join public.crm_contacts b on b.id = case a.id when s.one_id then s.other_id else s.one_id end
    left join public.crm_companies x on x.id = a.company_id
    left join public.crm_companies y on y.id = b.company_id%3$s',
    private.contact_pair_conditions(p_text, p_reason, p_apart),
    private.index_page('private.contact_pairs', '{s.apart}',
      array[(coalesce(p_apart, 'no') = 'yes')::text], keys, null, null, p_descending, p_after,
      private.page_size(p_limit)),
    private.in_order(keys, p_descending));
end
$$;
comment on function private.contact_pairs_page_sql is 'The statement of contact_pairs_page().';

create or replace function public.dismiss_company_pair(p_one uuid, p_other uuid, p_dismissed boolean) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ones uuid[];
  others uuid[];
begin
  perform private.check_company(p_one, 'update');
  perform private.check_company(p_other, 'update');
  if p_one = p_other then
    raise exception 'merge_with_itself' using errcode = 'PT422';
  elsif p_dismissed then
    insert into private.dismissed_company_pairs (one_id, other_id)
      values (least(p_one, p_other), greatest(p_one, p_other)) on conflict do nothing;
  else
    -- The dismissal may name a company that was merged into one of these since.
    ones := private.rows_of_company(p_one);
    others := private.rows_of_company(p_other);
    delete from private.dismissed_company_pairs a
      where a.one_id = any (ones) and a.other_id = any (others)
        or a.one_id = any (others) and a.other_id = any (ones);
  end if;
  if not found then
    return;
  end if;
  perform private.record_crm_event('company', c.id, null,
      case when cardinality(c.products) = 1 then c.products[1] end,
      case when p_dismissed then 'dismissed_pair' else 'suggested_pair' end, null, o.name,
      jsonb_build_object('other', o.id))
    from public.crm_companies c join public.crm_companies o on o.id <> c.id
    where c.id in (p_one, p_other) and o.id in (p_one, p_other);
end
$$;
grant execute on function public.dismiss_company_pair to authenticated;
comment on function public.dismiss_company_pair is
  'Dismisses two companies as duplicates, or undoes that; both have it on record. Refuses with crm_update_missing, '
  'company_gone or merge_with_itself.';

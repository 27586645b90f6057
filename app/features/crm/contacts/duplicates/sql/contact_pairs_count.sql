create or replace function public.contact_pairs_count(
  p_text text default null, p_reason text default null, p_apart text default null
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  found integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    raise exception 'crm_read_missing' using errcode = 'PT403';
  end if;
  execute 'select count(*)::integer from (select from private.contact_pairs s where true'
    || private.contact_pair_conditions(p_text, p_reason, p_apart) || ' limit 10001) found' into found;
  return found;
end
$$;
grant execute on function public.contact_pairs_count to authenticated;
comment on function public.contact_pairs_count is
  'The number of pairs in a list, counted up to 10001. Refuses with crm_read_missing.';

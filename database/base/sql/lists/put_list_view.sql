-- not null: *
create or replace function public.put_list_view(
  p_id uuid, p_list text, p_name text, p_query text, p_since timestamptz default null
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  broken text;
begin
  if private.rank_of(me) = 0 then
    perform private.refuse('staff_only');
  end if;
  -- Serialized, so that two windows do not both use the last place.
  perform from public.user_profiles p where p.user_id = me for update;
  update public.list_views v set name = p_name, query = p_query
    where v.id = p_id and v.user_id = me and v.list = p_list;
  if found then
    return 'kept';
  elsif (select count(*) from public.list_views v where v.user_id = me and v.list = p_list) >= 12 then
    return 'full';
  end if;
  insert into public.list_views (id, user_id, list, name, query, created_at)
    values (p_id, me, p_list, p_name, p_query, least(coalesce(p_since, now()), now()));
  return 'kept';
exception when unique_violation then
  get stacked diagnostics broken = constraint_name;
  return case broken when 'list_views_name_key' then 'name_taken'
    when 'list_views_query_key' then 'query_taken' else 'unknown' end;
end
$$;
grant execute on function public.put_list_view to authenticated;
comment on function public.put_list_view is
  'Saves a view of a list under a given id: a new one, one with other filters, or '
  'a deleted one at its former place (p_since). Returns kept, full, name_taken, query_taken, or unknown '
  'for an id of another user.';

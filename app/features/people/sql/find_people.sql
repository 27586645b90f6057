-- not null: id, name, note, reference, spellings, rank, at
create or replace function public.find_people(
  p_text text default null, p_ids uuid[] default null, p_limit integer default 6
) returns table (
  id uuid, name text, note text, reference text, spellings text[], value numeric, rank integer, at timestamptz
)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  ids uuid[];
begin
  if not public.has_permission(private.uid(), 'users', 'read') then
    return;
  end if;
  ids := private.find_ids('(select u.*, u.user_id as id from public.user_profiles u)', null, null, null, p_text,
    private.find_condition(array['private.folded(s.display_name || '' '' || s.email)'], p_text), '', null, p_ids,
    3 * p_limit);
  return query
    select s.user_id, coalesce(nullif(s.display_name, ''), s.email), s.email, '', '{}'::text[], null::numeric,
      private.find_rank(p_text, s.display_name, array[s.email]), s.created_at
    from public.user_profiles s
    where s.user_id = any (ids)
    order by 7, 8 desc limit p_limit;
end
$$;
grant execute on function public.find_people to authenticated;
comment on function public.find_people is
  'People for the palette by name or e-mail, the nearest first, or those of p_ids. Nothing for a caller who may not '
  'read users.';

-- not null: *
create or replace function public.make_tag(p_name text) returns uuid
language plpgsql security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'manage') then
    perform private.refuse('settings_manage_missing');
  end if;
  return private.find_or_make_tag(p_name);
end
$$;
grant execute on function public.make_tag to authenticated;
comment on function public.make_tag is
  'Finds or creates the tag that a rule adds. Refuses with '
  'settings_manage_missing, or tag_unnamed.';

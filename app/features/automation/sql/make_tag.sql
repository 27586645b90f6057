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
  'The tag of a name for a rule that puts it, made where there is none. Refuses with '
  'settings_manage_missing, or tag_unnamed.';

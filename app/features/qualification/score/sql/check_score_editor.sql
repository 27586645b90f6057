create or replace function private.check_score_editor() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'manage') then
    perform private.refuse('settings_manage_missing');
  end if;
end
$$;
comment on function private.check_score_editor is
  'Refuses with settings_manage_missing a caller who may not change the rules of scores.';

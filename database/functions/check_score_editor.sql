create or replace function private.check_score_editor() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'manage') then
    perform private.refuse('settings_manage_missing');
  end if;
end
$$;
revoke all on function private.check_score_editor from public, anon, authenticated, service_role;
comment on function private.check_score_editor is
  'Refuses with settings_manage_missing whoever may not set by which rules leads are scored.';

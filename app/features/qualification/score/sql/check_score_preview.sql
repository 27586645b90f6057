create or replace function private.check_score_preview() returns void
language plpgsql stable set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'read') then
    perform private.refuse('settings_read_missing');
  elsif not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
end
$$;
comment on function private.check_score_preview is
  'Refuses with settings_read_missing or crm_read_missing: a preview shows rules and people.';

-- not null: *
create or replace function public.drop_score_draft(p_version uuid) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_score_editor();
  delete from public.score_versions v where v.id = p_version and v.used_at is null;
  return found;
end
$$;
grant execute on function public.drop_score_draft to authenticated;
comment on function public.drop_score_draft is
  'Deletes the draft; false where there is none, or it is in use by now. Refuses with '
  'settings_manage_missing.';

create or replace function private.guard_script_tag() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  -- Types that are not on the list of harmless ones count as scripts.
  runs boolean := coalesce(new.tag_type, 'meta') not in ('meta', 'link')
    or coalesce(old.tag_type, 'meta') not in ('meta', 'link');
begin
  -- Without a user it is the server: the seed, or a restored backup.
  if runs and me is not null then
    if private.rank_of(me) < 5 or not private.may(me, 'site', 'update') then
      raise exception 'scripts_superadmin_only' using errcode = 'PT403';
    end if;
    perform private.record_security_event('script_tag_changed', 'warning', null,
      jsonb_build_object('tag', coalesce(new.name, old.name), 'action', lower(tg_op)));
  end if;
  return coalesce(new, old);
end
$$;
comment on function private.guard_script_tag is
  'Row trigger: only superadmins change scripts on public pages, and each change is recorded.';

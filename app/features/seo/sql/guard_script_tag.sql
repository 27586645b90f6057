create or replace function private.guard_script_tag() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  -- Whatever is not known to be harmless counts as a script.
  runs boolean := coalesce(new.tag_type, 'meta') not in ('meta', 'link')
    or coalesce(old.tag_type, 'meta') not in ('meta', 'link');
begin
  -- Without a person it is the server itself: its seed, a back-up that comes in.
  if runs and me is not null then
    if private.rank_of(me) < 5 or not private.may(me, 'settings', 'update') then
      raise exception 'scripts_superadmin_only' using errcode = 'PT403';
    end if;
    perform private.record_security_event('script_tag_changed', 'warning', null,
      jsonb_build_object('tag', coalesce(new.name, old.name), 'action', lower(tg_op)));
  end if;
  return coalesce(new, old);
end
$$;
comment on function private.guard_script_tag is
  'Row trigger: code in every visitor''s page is a matter of superadmins, and is recorded.';

-- Tags that run code: they wait for consent, and only superadmins put them into pages.

alter table public.custom_tags add column consent_category text not null default 'marketing'
  check (consent_category in ('necessary', 'functionality', 'analytics', 'marketing'));
comment on column public.custom_tags.consent_category is
  'What a script waits for. Meta and link elements run nothing and wait for nothing.';
-- Not granted to anon: no part of the contract.
grant select (consent_category), insert (consent_category), update (consent_category)
  on public.custom_tags to authenticated;

create function private.guard_script_tag() returns trigger
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
      raise exception 'scripts_superadmin_only' using errcode = '42501';
    end if;
    perform private.record_security_event('script_tag_changed', 'warning', null,
      jsonb_build_object('tag', coalesce(new.name, old.name), 'action', lower(tg_op)));
  end if;
  return coalesce(new, old);
end
$$;
revoke all on function private.guard_script_tag() from public;
comment on function private.guard_script_tag() is
  'Row trigger: code in every visitor''s page is a matter of superadmins, and is put on record.';
create trigger guard_script_tag before insert or update or delete on public.custom_tags
  for each row execute function private.guard_script_tag();

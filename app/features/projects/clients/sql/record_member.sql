create or replace function private.record_member() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' and new.role = old.role then
    return null;
  end if;
  -- Deleting an account deletes its memberships; then there is no user to record.
  perform private.record_security_event(
      case tg_op when 'DELETE' then 'client_member_ended' else 'client_member_put' end, 'info',
      p.user_id, jsonb_build_object('organization', coalesce(new.organization_id, old.organization_id),
        'role', coalesce(new.role, old.role)))
    from public.user_profiles p where p.user_id = coalesce(new.user_id, old.user_id);
  -- Owners are notified of each owner who joins. A restore notifies nobody.
  if tg_op <> 'DELETE' and new.role = 'owner'
    and private.caller_role() in ('authenticated', 'service_role') then
    insert into public.outbox (kind, payload)
      select 'project.owner-mail', jsonb_build_object('member_id', new.id, 'user_id', m.user_id,
        'since', extract(epoch from clock_timestamp())::text)
      from public.client_members m
      where m.organization_id = new.organization_id and m.role = 'owner' and m.user_id <> new.user_id;
  end if;
  return null;
end
$$;
comment on function private.record_member is
  'Trigger: records in the security record who may see a client''s work from now on, or no longer, and enqueues a '
  'mail to owners about a new member.';

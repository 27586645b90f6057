create or replace function public.set_person_active(p_user_id uuid, p_active boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_may_touch(p_user_id);
  update public.user_profiles set is_active = p_active, updated_at = now(),
      at_work_since = case when p_active then at_work_since end
    where user_id = p_user_id and is_active <> p_active;
  if not found then
    return;
  end if;
  if not p_active then
    delete from identity.sessions where user_id = p_user_id;
  end if;
  perform private.record_security_event(
    case when p_active then 'person_activated' else 'person_deactivated' end,
    'warning', p_user_id, '{}');
end
$$;
grant execute on function public.set_person_active to authenticated, service_role;
comment on function public.set_person_active is
  'Activates or deactivates a user; deactivation also ends their sessions.';

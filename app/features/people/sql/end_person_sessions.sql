create or replace function public.end_person_sessions(p_user_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  ended integer;
begin
  perform private.check_may_touch(p_user_id);
  delete from identity.sessions where user_id = p_user_id;
  get diagnostics ended = row_count;
  if ended > 0 then
    perform private.record_security_event('sessions_ended', 'warning', p_user_id,
      jsonb_build_object('sessions', ended));
  end if;
  return ended;
end
$$;
grant execute on function public.end_person_sessions to authenticated, service_role;
comment on function public.end_person_sessions is
  'Ends every session of a user; returns how many.';

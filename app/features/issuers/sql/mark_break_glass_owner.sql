create or replace function public.mark_break_glass_owner(p_user_id uuid, p_is_on boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_superadmin();
  if p_is_on then
    insert into public.break_glass_owners (user_id, set_by) values (p_user_id, private.uid()) on conflict do nothing;
    if not private.is_break_glass_owner(p_user_id) then
      raise exception 'break_glass_unfit' using errcode = 'PT409';
    end if;
  else
    delete from public.break_glass_owners b where b.user_id = p_user_id;
  end if;
  perform private.record_security_event('break_glass_marked', 'critical', p_user_id,
    jsonb_build_object('enabled', p_is_on));
end
$$;
grant execute on function public.mark_break_glass_owner to authenticated;
comment on function public.mark_break_glass_owner is
  'Marks a superadmin as break-glass owner, or no longer; for superadmins. Refuses with break_glass_unfit who lacks a '
  'password, a second step or a role without end, and with break_glass_missing to unmark the last one that is needed.';

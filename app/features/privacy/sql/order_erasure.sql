create or replace function public.order_erasure(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests := private.check_privacy_action(p_id, 'delete');
begin
  if request.state <> 'open' or request.kind <> 'deletion' then
    raise exception 'request_not_open' using errcode = 'PT409';
  end if;
  if exists (
    select from identity.users u where u.email = request.email and private.is_last_break_glass_owner(u.id)
  ) then
    raise exception 'break_glass_missing' using errcode = 'PT409';
  end if;
  -- Staff leave by having their roles ended first, which has rules of its own.
  if exists (
    select from public.user_roles r join identity.users u on u.id = r.user_id
    where u.email = request.email and r.is_active
      and (r.expires_at is null or r.expires_at > now())
  ) then
    raise exception 'person_is_staff' using errcode = 'PT409';
  end if;
  update public.privacy_requests set state = 'erasing' where id = p_id;
  insert into public.privacy_request_events (request_id, event, actor_id)
    values (p_id, 'erasure_ordered', private.uid());
  insert into public.outbox (kind, payload)
    values ('privacy.erase', jsonb_build_object('request_id', p_id));
end
$$;
grant execute on function public.order_erasure to authenticated;
comment on function public.order_erasure is
  'Enqueues the erasure of the person of a proved request. Refuses with users_delete_missing, '
  'request_not_open, person_is_staff, or break_glass_missing for the last break-glass owner.';

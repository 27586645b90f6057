create or replace function public.resend_privacy_link(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests := private.check_privacy_action(p_id, 'update');
  resent uuid;
begin
  if request.state <> 'unproved' then
    raise exception 'request_proved' using errcode = 'PT409';
  end if;
  -- A limit of its own: staff must not fill a mailbox either.
  if not private.count_hit(jsonb_build_array('privacy link of staff', p_id)::text, 1, interval '10 minutes') then
    raise exception 'resent_lately' using errcode = 'PT429';
  end if;
  insert into public.privacy_request_events (request_id, event, actor_id)
    values (p_id, 'link_resent', private.uid()) returning id into resent;
  insert into public.outbox (kind, payload)
    values ('privacy.proof-mail', jsonb_build_object('request_id', p_id, 'resent_id', resent));
end
$$;
grant execute on function public.resend_privacy_link to authenticated;
comment on function public.resend_privacy_link is
  'Enqueues a new link that confirms a request, at the request of staff. Refuses with users_update_missing, '
  'request_unknown, request_proved or resent_lately (one in 10 minutes).';

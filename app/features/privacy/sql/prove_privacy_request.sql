-- not null: *
create or replace function public.prove_privacy_request(p_id uuid) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests;
begin
  select * into request from public.privacy_requests r where r.id = p_id for update;
  if not found then
    return 'unknown';
  elsif request.state <> 'unproved' then
    return 'already';
  end if;
  update public.privacy_requests set state = 'open', proved_at = now() where id = p_id;
  insert into public.privacy_request_events (request_id, event) values (p_id, 'proved');
  -- Withdrawing consent must be as easy as giving it (art. 8, § 5), so no approval is needed.
  if request.kind = 'revocation' then
    insert into public.privacy_request_events (request_id, event, details)
      values (p_id, 'revoked', private.revoke_consents(request.email));
    update public.privacy_requests set state = 'done', closed_at = now() where id = p_id;
    insert into public.outbox (kind, payload)
      values ('privacy.answer-mail', jsonb_build_object('request_id', p_id));
  else
    insert into public.outbox (kind, payload)
      values ('privacy.team-mail', jsonb_build_object('request_id', p_id));
  end if;
  return 'proved';
end
$$;
grant execute on function public.prove_privacy_request to service_role;
comment on function public.prove_privacy_request is
  'The link in the mail was followed: proved, already or unknown. A revocation is done at once.';

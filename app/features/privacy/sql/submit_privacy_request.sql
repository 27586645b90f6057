-- not null: outcome
create or replace function public.submit_privacy_request(
  p_id uuid,
  p_kind text,
  p_email text,
  p_name text default null,
  p_message text default null,
  p_locale text default 'pt-BR',
  p_limit_identifier text default null,
  p_address_identifier text default null,
  p_marks text[] default '{}',
  p_earlier_id uuid default null
) returns table (outcome text, protocol text)
language plpgsql security definer set search_path = ''
as $$
declare
  request uuid := coalesce(p_id, gen_random_uuid());
  is_limited boolean;
  reason text;
  given_protocol text;
begin
  perform private.lock_copies('privacy', request, p_earlier_id);
  return query select 'replayed', r.protocol
    from public.privacy_requests r where r.id in (request, p_earlier_id);
  if found then
    return;
  end if;

  select r.is_limited, r.reason into is_limited, reason
    from private.review_visitor_post('privacy', request, p_limit_identifier, p_address_identifier, p_marks) r;
  if is_limited then
    return query select 'limited', null::text;
    return;
  end if;

  insert into public.privacy_requests as r (id, protocol, kind, name, email, message, locale,
    review_reason, created_at, due_at)
    values (request, private.new_privacy_protocol(request), p_kind, nullif(btrim(p_name), ''),
      lower(btrim(p_email)), nullif(btrim(p_message), ''), p_locale, reason, private.received_at(),
      private.received_at() + interval '15 days')
    returning r.protocol into given_protocol;
  insert into public.privacy_request_events (request_id, event) values (request, 'asked');
  -- A browser fills in the two fields faster than a person reads them. Without the link nothing happens at all, and the
  -- sender was told to wait for it; the limits of addresses and recipients keep the form from being a mail relay.
  if reason is null or reason in ('limit_check_failed', 'too_fast') then
    insert into public.outbox (kind, payload)
      values ('privacy.proof-mail', jsonb_build_object('request_id', request));
  end if;
  return query select 'accepted', given_protocol;
end
$$;
grant execute on function public.submit_privacy_request to anon, authenticated, service_role;
comment on function public.submit_privacy_request is
  'Saves a privacy request: accepted, replayed or limited (5 an hour). Nothing '
  'happens before its mailed link is followed, so that nobody learns whether the address is known.';

-- What people ask about their own data (LGPD, art. 18), until it is known that it is they who ask.

create table public.privacy_requests (
  id uuid primary key,
  protocol text not null unique,
  kind text not null check (kind in
    ('access', 'correction', 'deletion', 'portability', 'revocation')),
  state text not null default 'unproved' check (state in
    ('unproved', 'open', 'erasing', 'done', 'refused')),
  name text check (length(name) <= 200),
  email text check (email = lower(email) and length(email) <= 254
    and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  message text check (length(message) <= 5000),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  answer text check (length(answer) <= 5000),
  review_reason text check (review_reason in
    ('honeypot', 'address_limit', 'too_fast', 'limit_check_failed')),
  created_at timestamptz not null default now(),
  proved_at timestamptz,
  due_at timestamptz not null default now() + interval '15 days',
  closed_at timestamptz,
  copy_until timestamptz,
  check ((state in ('done', 'refused')) = (closed_at is not null)),
  check (state = 'unproved' or proved_at is not null),
  check (email is not null or kind = 'deletion' and state = 'done')
);
create index privacy_requests_due on public.privacy_requests (due_at, id);
create index privacy_requests_newest on public.privacy_requests (created_at desc, id desc);
create index privacy_requests_of on public.privacy_requests (email);
revoke all on public.privacy_requests from public, anon, authenticated, service_role;
alter table public.privacy_requests enable row level security;
create policy privacy_requests_staff on public.privacy_requests for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));
create policy privacy_requests_server on public.privacy_requests for select to service_role
  using (true);
-- Not granted: anything to anon, and writing to anybody. Asking, proving and answering are
-- functions, each with its own rule.
grant select (id, protocol, kind, state, name, email, message, answer, created_at, due_at,
  closed_at) on public.privacy_requests to authenticated;
grant select on public.privacy_requests to service_role;
comment on table public.privacy_requests is
  'What people ask about their own data. It counts once the address is proved; an answer is due 15 '
  'days after it was asked for (LGPD, art. 19, II).';
comment on column public.privacy_requests.protocol is
  'What the person quotes, like P-7H2K-9QX4.';
comment on column public.privacy_requests.email is
  'Forgotten when an erasure is done: then only that it was done, and when, is kept.';
comment on column public.privacy_requests.copy_until is
  'Until then the link in the mail gives the copy, which is made when it is asked for.';

create table public.privacy_request_events (
  id uuid primary key default gen_random_uuid(),
  request_id uuid not null references public.privacy_requests (id) on delete cascade,
  happened_at timestamptz not null default clock_timestamp(),
  event text not null check (event in
    ('asked', 'proved', 'looked', 'copy_given', 'copy_fetched', 'revoked', 'corrected', 'refused',
     'erasure_ordered', 'erased')),
  actor_id uuid references public.user_profiles (user_id) on delete set null,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index privacy_request_events_of on public.privacy_request_events (request_id, happened_at);
revoke all on public.privacy_request_events from public, anon, authenticated, service_role;
alter table public.privacy_request_events enable row level security;
create policy privacy_request_events_staff on public.privacy_request_events
  for select to authenticated
  using ((select public.has_permission((select private.uid()), 'users', 'read')));
grant select (id, request_id, happened_at, event, actor_id, details)
  on public.privacy_request_events to authenticated;
comment on table public.privacy_request_events is
  'What was done about a request, when and by whom. Details are counts by table, never data.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  -- The request that orders the erasure is forgotten last, by private.forget_request().
  (80, 'public.privacy_requests',
    't.email = ($1).email and t.state not in (''erasing'')', 'delete', '{}');

create function private.new_privacy_protocol(id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  bits uuid := id;
  candidate text := 'P-' || private.protocol_of(id, 8);
begin
  while exists (select from public.privacy_requests r where r.protocol = candidate) loop
    candidate := 'P-' || private.protocol_of(bits, 12);
    bits := md5(bits::text)::uuid;
  end loop;
  return candidate;
end
$$;
revoke all on function private.new_privacy_protocol(uuid) from public;
comment on function private.new_privacy_protocol(uuid) is
  'A protocol that no privacy request has yet.';

create function public.submit_privacy_request(
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
  address text := coalesce(private.claim('address'), p_address_identifier);
  within_limit boolean := true;
  reason text;
  given_protocol text;
begin
  perform pg_advisory_xact_lock(
    hashtextextended('privacy ' || least(request, p_earlier_id), 0));
  perform pg_advisory_xact_lock(
    hashtextextended('privacy ' || greatest(request, p_earlier_id), 0));
  return query select 'replayed', r.protocol
    from public.privacy_requests r where r.id in (request, p_earlier_id);
  if found then
    return;
  end if;

  -- A right may not hang on a limit that cannot be checked.
  begin
    within_limit := public.check_rate_limit(
      'privacy ' || coalesce(p_limit_identifier, ''), 5, interval '1 hour');
    if within_limit and address is not null and not private.count_hit(
        jsonb_build_array('privacy address', address)::text, 5, interval '1 hour') then
      reason := 'address_limit';
    end if;
  exception when others then
    raise warning 'limit of privacy request % not checked: % %', request, sqlstate, sqlerrm;
    reason := 'limit_check_failed';
  end;
  if not within_limit then
    return query select 'limited', null::text;
    return;
  end if;
  if 'honeypot' = any (p_marks) then
    reason := 'honeypot';
  elsif 'too_fast' = any (p_marks) and reason is distinct from 'address_limit' then
    reason := 'too_fast';
  end if;

  insert into public.privacy_requests as r (id, protocol, kind, name, email, message, locale,
    review_reason)
    values (request, private.new_privacy_protocol(request), p_kind, nullif(btrim(p_name), ''),
      lower(btrim(p_email)), nullif(btrim(p_message), ''), p_locale, reason)
    returning r.protocol into given_protocol;
  insert into public.privacy_request_events (request_id, event) values (request, 'asked');
  if reason is null or reason = 'limit_check_failed' then
    insert into public.outbox (kind, payload)
      values ('privacy.proof-mail', jsonb_build_object('request_id', request));
  end if;
  return query select 'accepted', given_protocol;
end
$$;
revoke all on function public.submit_privacy_request(uuid, text, text, text, text, text, text, text,
  text[], uuid) from public;
grant execute on function public.submit_privacy_request(uuid, text, text, text, text, text, text,
  text, text[], uuid) to anon, authenticated, service_role;
comment on function public.submit_privacy_request(uuid, text, text, text, text, text, text, text,
  text[], uuid) is
  'Takes a request about somebody''s own data: accepted, replayed or limited (5 an hour). Until the '
  'link in its mail is followed nothing is done, and nobody learns whether the address is known.';

create function public.privacy_receipt(p_protocol text) returns text
language sql stable security definer set search_path = ''
as $$
  select r.protocol from public.privacy_requests r
  where r.protocol = translate(upper(btrim(p_protocol)), 'OIL', '011')
$$;
revoke all on function public.privacy_receipt(text) from public;
grant execute on function public.privacy_receipt(text) to anon, authenticated, service_role;
comment on function public.privacy_receipt(text) is
  'The protocol as it is written, if there is one; nothing of the person.';

create function private.revoke_consents(p_email text) returns jsonb
language sql volatile set search_path = ''
as $$
  select coalesce(jsonb_object_agg('public.newsletter_subscriptions', taken.rows), '{}')
  from (
    select count(*) as rows from public.newsletter_subscriptions s
    cross join lateral public.unsubscribe_newsletter(s.id, 'link') outcome
    where s.email = p_email and outcome = 'unsubscribed'
  ) taken where taken.rows > 0
$$;
revoke all on function private.revoke_consents(text) from public;
comment on function private.revoke_consents(text) is
  'Takes back every consent given under an address, and says what that was.';

create function public.prove_privacy_request(p_id uuid) returns text
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
  -- Taking a yes back must be as easy as giving it (art. 8, § 5): nobody has to agree.
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
revoke all on function public.prove_privacy_request(uuid) from public;
grant execute on function public.prove_privacy_request(uuid) to service_role;
comment on function public.prove_privacy_request(uuid) is
  'The link in the mail was followed: proved, already or unknown. A revocation is done at once.';

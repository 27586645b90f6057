-- Requests that people make about their own data (LGPD, art. 18), and what answers them: every
-- table that holds somebody is named here, with how to find the rows and what erasing them means.

create table private.personal_data (
  position smallint primary key,
  table_name text not null unique,
  belongs text not null,
  erasure text not null,
  hidden text[] not null default '{}',
  files text
);
alter table private.personal_data enable row level security;
revoke all on private.personal_data from public;
comment on table private.personal_data is
  'Every table that holds somebody, in the order of erasing. A new table is named here or among '
  'those of the tests that hold nobody.';
comment on column private.personal_data.belongs is
  'SQL: whether row t is of the person $1 (private.person).';
comment on column private.personal_data.erasure is
  'delete, or what is set so that the row says nothing of the person any more.';
comment on column private.personal_data.hidden is
  'Columns that no copy carries: secrets, which would be worth stealing.';
comment on column private.personal_data.files is
  'SQL: key of the stored file that goes with row t.';

create type private.person as (email text, user_id uuid, contacts uuid[], leads uuid[]);

create function private.person_of(p_email text) returns private.person
language plpgsql stable set search_path = ''
as $$
declare
  p private.person;
begin
  p.email := lower(btrim(p_email));
  select u.id into p.user_id from identity.users u where u.email = p.email;
  select coalesce(array_agg(c.id), '{}') into p.contacts
    from public.crm_contacts c where c.email = p.email;
  select coalesce(array_agg(s.id), '{}') into p.leads
    from public.qualification_submissions s
    where s.contact_id = any (p.contacts) or exists (
      select from jsonb_each_text(s.form_data) answer where lower(btrim(answer.value)) = p.email);
  return p;
end
$$;
revoke all on function private.person_of(text) from public;
comment on function private.person_of(text) is
  'What belongs to an address: the account, the contacts and the leads under it.';

insert into private.personal_data (position, table_name, belongs, erasure, hidden) values
  (10, 'public.submission_status_changes', 't.submission_id = any (($1).leads)', 'delete', '{}'),
  (11, 'public.qualification_submissions', 't.id = any (($1).leads)', 'delete', '{}'),
  (12, 'public.crm_deals', 't.contact_id = any (($1).contacts)', 'delete', '{}'),
  (13, 'public.crm_contacts', 't.id = any (($1).contacts)', 'delete', '{}'),
  (20, 'public.talent_applications', 't.email = ($1).email', 'delete', '{}'),
  (60, 'public.security_events',
    't.user_id = ($1).user_id or t.actor_id = ($1).user_id
      or strpos(lower(t.details::text), ($1).email) > 0',
    'user_id = null, actor_id = null, ip_address = null, user_agent = null, details = ''{}''', '{}'),
  (61, 'public.crash_reports',
    'strpos(lower(t.message || '' '' || t.stack || '' '' || t.route), ($1).email) > 0',
    'delete', '{}'),
  (70, 'identity.verifications',
    't.identifier = ($1).email or strpos(lower(t.identifier || '' '' || t.value), ($1).email) > 0
      or strpos(t.value, ($1).user_id::text) > 0',
    'delete', '{value}'),
  (71, 'identity.mails', 't.user_id = ($1).user_id', 'delete', '{sealed}'),
  (72, 'identity.used_codes', 't.user_id = ($1).user_id', 'delete', '{code_hash}'),
  (73, 'identity.passkeys', 't.user_id = ($1).user_id', 'delete', '{public_key,credential_id}'),
  (74, 'identity.two_factors', 't.user_id = ($1).user_id', 'delete', '{secret,backup_codes}'),
  (75, 'identity.accounts', 't.user_id = ($1).user_id', 'delete',
    '{password,access_token,refresh_token,id_token}'),
  (76, 'identity.sessions', 't.user_id = ($1).user_id', 'delete', '{token}'),
  (77, 'public.user_roles', 't.user_id = ($1).user_id', 'delete', '{}'),
  (78, 'public.user_profiles', 't.user_id = ($1).user_id', 'delete', '{}'),
  (79, 'identity.users', 't.id = ($1).user_id', 'delete', '{}'),
  -- Of the job library, which makes its tables when it starts: why a mail was not taken.
  (90, 'pgboss.job', 'strpos(lower(t.data::text || coalesce(t.output::text, '''')), ($1).email) > 0',
    'output = null', '{}');

create function private.personal_rows(p_email text)
returns table (table_name text, row_data jsonb)
language plpgsql stable set search_path = ''
as $$
declare
  p private.person := private.person_of(p_email);
  entry private.personal_data;
begin
  for entry in select * from private.personal_data d order by d.position loop
    continue when to_regclass(entry.table_name) is null;
    return query execute format('select %L, to_jsonb(t) - %L::text[] from %s t where %s',
      entry.table_name, entry.hidden, entry.table_name, entry.belongs) using p;
  end loop;
end
$$;
revoke all on function private.personal_rows(text) from public;
comment on function private.personal_rows(text) is 'Every row that holds the person of an address.';

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
language plpgsql set search_path = ''
as $$
begin
  return '{}'::jsonb;
end
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

create function private.check_privacy_action(p_id uuid, p_action text)
returns public.privacy_requests
language plpgsql set search_path = ''
as $$
declare
  request public.privacy_requests;
begin
  if not public.has_permission(private.uid(), 'users', p_action) then
    raise exception 'users_%_missing', p_action using errcode = '42501';
  end if;
  select * into request from public.privacy_requests r where r.id = p_id for update;
  if not found then
    raise exception 'request_unknown' using errcode = 'P0002';
  end if;
  return request;
end
$$;
revoke all on function private.check_privacy_action(uuid, text) from public;

create function public.privacy_findings(p_id uuid)
returns table (table_name text, found bigint)
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests := private.check_privacy_action(p_id, 'read');
begin
  if request.email is null or request.state = 'unproved' then
    return;
  end if;
  return query select r.table_name, count(*) from private.personal_rows(request.email) r
    group by r.table_name order by 1;
end
$$;
revoke all on function public.privacy_findings(uuid) from public;
grant execute on function public.privacy_findings(uuid) to authenticated;
comment on function public.privacy_findings(uuid) is
  'How many rows hold the person of a proved request, by table; never the rows.';

create function public.answer_privacy_request(p_id uuid, p_outcome text, p_answer text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests := private.check_privacy_action(p_id, 'update');
begin
  if request.state <> 'open' then
    raise exception 'request_not_open' using errcode = '23514';
  elsif p_outcome not in ('copy_given', 'corrected', 'refused')
      or p_outcome = 'copy_given' and request.kind not in ('access', 'portability')
      or p_outcome = 'corrected' and request.kind <> 'correction' then
    raise exception 'outcome_unfit' using errcode = '23514';
  elsif p_outcome <> 'copy_given' and coalesce(btrim(p_answer), '') = '' then
    raise exception 'answer_missing' using errcode = '23514';
  end if;
  update public.privacy_requests set
    state = case p_outcome when 'refused' then 'refused' else 'done' end,
    answer = nullif(btrim(p_answer), ''),
    closed_at = now(),
    copy_until = case p_outcome when 'copy_given' then now() + interval '7 days' end
    where id = p_id;
  insert into public.privacy_request_events (request_id, event, actor_id)
    values (p_id, p_outcome, private.uid());
  insert into public.outbox (kind, payload)
    values ('privacy.answer-mail', jsonb_build_object('request_id', p_id));
end
$$;
revoke all on function public.answer_privacy_request(uuid, text, text) from public;
grant execute on function public.answer_privacy_request(uuid, text, text) to authenticated;
comment on function public.answer_privacy_request(uuid, text, text) is
  'Closes a proved request: copy_given (access, portability), corrected, or refused with the reason. '
  'Refuses with users_update_missing, request_not_open, outcome_unfit or answer_missing.';

create function public.order_erasure(p_id uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests := private.check_privacy_action(p_id, 'delete');
begin
  if request.state <> 'open' or request.kind <> 'deletion' then
    raise exception 'request_not_open' using errcode = '23514';
  end if;
  -- Staff leave by having their roles ended first, which has rules of its own.
  if exists (
    select from public.user_roles r join identity.users u on u.id = r.user_id
    where u.email = request.email and r.is_active
      and (r.expires_at is null or r.expires_at > now())
  ) then
    raise exception 'person_is_staff' using errcode = '23514';
  end if;
  update public.privacy_requests set state = 'erasing' where id = p_id;
  insert into public.privacy_request_events (request_id, event, actor_id)
    values (p_id, 'erasure_ordered', private.uid());
  insert into public.outbox (kind, payload)
    values ('privacy.erase', jsonb_build_object('request_id', p_id));
end
$$;
revoke all on function public.order_erasure(uuid) from public;
grant execute on function public.order_erasure(uuid) to authenticated;
comment on function public.order_erasure(uuid) is
  'Has everything of the person of a proved request erased. Refuses with users_delete_missing, '
  'request_not_open or person_is_staff.';

create function public.personal_copy(p_id uuid)
returns table (table_name text, row_data jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  select r.email into address from public.privacy_requests r
    where r.id = p_id and r.state = 'done' and r.copy_until > now();
  if address is null then
    return;
  end if;
  insert into public.privacy_request_events (request_id, event) values (p_id, 'copy_fetched');
  return query select * from private.personal_rows(address);
end
$$;
revoke all on function public.personal_copy(uuid) from public;
grant execute on function public.personal_copy(uuid) to service_role;
comment on function public.personal_copy(uuid) is
  'Everything that is held of the person of an answered request, while its link holds.';

create function public.personal_files(p_id uuid) returns setof text
language plpgsql stable security definer set search_path = ''
as $$
declare
  p private.person;
  entry private.personal_data;
begin
  p := private.person_of((
    select r.email from public.privacy_requests r where r.id = p_id and r.state = 'erasing'));
  for entry in select * from private.personal_data d
      where d.files is not null order by d.position loop
    return query execute
      format('select %s from %s t where %s', entry.files, entry.table_name, entry.belongs) using p;
  end loop;
end
$$;
revoke all on function public.personal_files(uuid) from public;
grant execute on function public.personal_files(uuid) to service_role;
comment on function public.personal_files(uuid) is
  'Keys of the stored files of the person who is being erased.';

create function public.erase_personal_rows(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  p private.person;
  entry private.personal_data;
  changed bigint;
  counts jsonb := '{}';
begin
  select (private.person_of(r.email)).* into p
    from public.privacy_requests r where r.id = p_id and r.state = 'erasing' for update;
  if p.email is null then
    return counts;
  end if;
  for entry in select * from private.personal_data d order by d.position loop
    continue when to_regclass(entry.table_name) is null;
    if entry.erasure = 'delete' then
      execute format('delete from %s t where %s', entry.table_name, entry.belongs) using p;
    else
      execute format('update %s t set %s where %s', entry.table_name, entry.erasure, entry.belongs)
        using p;
    end if;
    get diagnostics changed = row_count;
    if changed > 0 then
      counts := counts || jsonb_build_object(entry.table_name, changed);
    end if;
  end loop;
  -- Once, though the work around it may be tried again.
  if not exists (select from public.privacy_request_events e
      where e.request_id = p_id and e.event = 'erased') then
    insert into public.privacy_request_events (request_id, event, details)
      values (p_id, 'erased', counts);
  end if;
  return counts;
end
$$;
revoke all on function public.erase_personal_rows(uuid) from public;
grant execute on function public.erase_personal_rows(uuid) to service_role;
comment on function public.erase_personal_rows(uuid) is
  'Erases the rows of an ordered erasure, all or none, and says how many by table.';

create function public.forget_privacy_request(p_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.privacy_requests
    set state = 'done', closed_at = now(), email = null, name = null, message = null, answer = null
    where id = p_id and state = 'erasing'
$$;
revoke all on function public.forget_privacy_request(uuid) from public;
grant execute on function public.forget_privacy_request(uuid) to service_role;
comment on function public.forget_privacy_request(uuid) is
  'Ends an erasure: what is left says that it was done, and no longer of whom.';

create function public.erase_expired() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  applications bigint;
  events bigint;
  requests bigint;
begin
  delete from public.talent_applications where erase_at < now();
  get diagnostics applications = row_count;
  delete from public.security_events where created_at < now() - interval '6 months';
  get diagnostics events = row_count;
  delete from public.privacy_requests
    where state = 'unproved' and created_at < now() - interval '7 days';
  get diagnostics requests = row_count;
  return jsonb_build_object('applications', applications, 'security_events', events,
    'unproved_requests', requests);
end
$$;
revoke all on function public.erase_expired() from public;
grant execute on function public.erase_expired() to service_role;
comment on function public.erase_expired() is
  'Erases what has been kept as long as the privacy policy says: applications for 12 months, the '
  'security record for 6, requests that nobody proved for a week.';

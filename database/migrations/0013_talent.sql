-- Applications of people who want to work here. They are no leads: nothing of this reaches the CRM.

create table public.talent_applications (
  id uuid primary key,
  protocol text not null unique,
  opening text not null check (opening ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(opening) <= 80),
  opening_title text not null check (length(opening_title) between 1 and 200),
  name text not null check (length(name) between 1 and 200),
  email text not null check (email = lower(email) and length(email) <= 254
    and email ~ '^[^[:space:]@]+@[^[:space:]@]+$'),
  phone text check (length(phone) <= 40),
  phone_verified boolean not null default false,
  link text check (length(link) <= 200),
  message text not null check (length(message) between 1 and 5000),
  locale text not null default 'pt-BR' check (locale in ('pt-BR', 'en')),
  review_reason text check (review_reason in
    ('honeypot', 'address_limit', 'too_fast', 'limit_check_failed')),
  created_at timestamptz not null default now(),
  erase_at timestamptz not null default now() + interval '12 months'
);
create index talent_applications_newest on public.talent_applications (created_at desc, id desc);
create index talent_applications_expired on public.talent_applications (erase_at);
revoke all on public.talent_applications from public, anon, authenticated, service_role;
alter table public.talent_applications enable row level security;
create policy talent_applications_server on public.talent_applications
  for select to service_role using (true);
-- Not granted: anything to anon and authenticated, and writing to anybody. Who applies does so
-- through submit_application and never reads back; staff get theirs with their screens.
grant select on public.talent_applications to service_role;
comment on table public.talent_applications is
  'Job applications as they were sent. Kept for the 12 months that the privacy policy states for '
  'considering applications, then erased.';
comment on column public.talent_applications.protocol is
  'What the applicant quotes, like T-7H2K-9QX4; no lead''s protocol begins with one letter.';
comment on column public.talent_applications.opening is
  'Key of the opening as the site''s content names it, or other.';
comment on column public.talent_applications.opening_title is
  'Its title as the applicant read it: openings come and go.';
comment on column public.talent_applications.phone is
  'E.164 when phone_verified, else as the person typed it.';
comment on column public.talent_applications.review_reason is
  'Why a person should look at it before trusting it; honeypot is as good as spam.';
comment on column public.talent_applications.erase_at is
  'From then on the row goes with the next application that arrives.';

create function private.new_application_protocol(id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  bits uuid := id;
  candidate text := 'T-' || private.protocol_of(id, 8);
begin
  while exists (select from public.talent_applications a where a.protocol = candidate) loop
    candidate := 'T-' || private.protocol_of(bits, 12);
    -- Only a forged id can share 60 bits with another; then the bits of its digest serve.
    bits := md5(bits::text)::uuid;
  end loop;
  return candidate;
end
$$;
revoke all on function private.new_application_protocol(uuid) from public;
comment on function private.new_application_protocol(uuid) is
  'A protocol that no application has yet.';

create function public.submit_application(
  p_id uuid,
  p_opening text,
  p_opening_title text,
  p_name text,
  p_email text,
  p_message text,
  p_phone text default null,
  p_phone_e164 text default null,
  p_link text default null,
  p_locale text default 'pt-BR',
  p_limit_identifier text default null,
  p_address_identifier text default null,
  p_marks text[] default '{}',
  p_earlier_id uuid default null
) returns table (outcome text, protocol text)
language plpgsql security definer set search_path = ''
as $$
declare
  application uuid := coalesce(p_id, gen_random_uuid());
  -- A claim was vouched for by whoever let the caller in; an argument is the caller's own word.
  address text := coalesce(private.claim('address'), p_address_identifier);
  within_limit boolean := true;
  reason text;
  given_protocol text;
begin
  -- Copies of one application take turns, both ids always in the same order.
  perform pg_advisory_xact_lock(
    hashtextextended('application ' || least(application, p_earlier_id), 0));
  perform pg_advisory_xact_lock(
    hashtextextended('application ' || greatest(application, p_earlier_id), 0));
  return query select 'replayed', a.protocol
    from public.talent_applications a where a.id in (application, p_earlier_id);
  if found then
    return;
  end if;

  -- A limit that cannot be checked must not cost an application.
  begin
    within_limit := public.check_rate_limit(
      'talent ' || coalesce(p_limit_identifier, ''), 5, interval '1 hour');
    if within_limit and address is not null and not private.count_hit(
        jsonb_build_array('talent address', address)::text, 5, interval '1 hour') then
      reason := 'address_limit';
    end if;
  exception when others then
    raise warning 'limit of application % not checked: % %', application, sqlstate, sqlerrm;
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

  insert into public.talent_applications as a (id, protocol, opening, opening_title, name, email,
    phone, phone_verified, link, message, locale, review_reason)
    values (application, private.new_application_protocol(application), p_opening,
      p_opening_title, btrim(p_name), lower(btrim(p_email)),
      coalesce(p_phone_e164, nullif(btrim(p_phone), '')), p_phone_e164 is not null,
      nullif(btrim(p_link), ''), btrim(p_message), p_locale, reason)
    returning a.protocol into given_protocol;

  -- None for spam, and none above the hourly limit of an address: nobody mails through this form.
  if reason is null or reason in ('too_fast', 'limit_check_failed') then
    insert into public.outbox (kind, payload)
      values ('talent.team-mail', jsonb_build_object('application_id', application));
  end if;
  if reason is null or reason = 'limit_check_failed' then
    insert into public.outbox (kind, payload)
      values ('talent.applicant-mail', jsonb_build_object('application_id', application));
  end if;

  delete from public.talent_applications where id in (
    select a.id from public.talent_applications a where a.erase_at < now()
    order by a.erase_at limit 10 for update skip locked);
  return query select 'accepted', given_protocol;
end
$$;
revoke all on function public.submit_application(uuid, text, text, text, text, text, text, text,
  text, text, text, text, text[], uuid) from public;
grant execute on function public.submit_application(uuid, text, text, text, text, text, text, text,
  text, text, text, text, text[], uuid) to anon, authenticated, service_role;
comment on function public.submit_application(uuid, text, text, text, text, text, text, text, text,
  text, text, text, text[], uuid) is
  'Stores an application and says what became of it: accepted, replayed (this id is already '
  'accepted; never counted) or limited (5 an hour). Marks and ids are those of submit_lead. '
  'Also erases a few applications whose time is up.';

create function public.application_receipt(p_protocol text)
returns table (protocol text, locale text)
language sql stable security definer set search_path = ''
as $$
  select a.protocol, a.locale from public.talent_applications a
  -- As people read it out: any case, the letters that look like digits.
  where a.protocol = translate(upper(btrim(p_protocol)), 'OIL', '011')
$$;
revoke all on function public.application_receipt(text) from public;
grant execute on function public.application_receipt(text) to anon, authenticated, service_role;
comment on function public.application_receipt(text) is
  'What the thank-you page may show for a protocol: nothing of the person, and no row for an '
  'unknown one.';

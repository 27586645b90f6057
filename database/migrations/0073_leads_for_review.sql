-- A lead above the hourly limit of its address, or of nobody that can be told apart, is kept for a
-- person to look at; only a flood is refused.

create function private.cut_answers(form_data jsonb, room integer) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  answer record;
  words text;
  share integer;
  waiting integer := (select count(*) from jsonb_object_keys(form_data));
  kept jsonb := '{}';
begin
  -- The shortest first: what one leaves of its share, the longer ones get.
  for answer in
    select a.key, a.value, coalesce(a.value #>> '{}', '') as words from jsonb_each(form_data) a
    order by octet_length(a.key) + octet_length(coalesce(a.value #>> '{}', '')), a.key
  loop
    share := room / waiting - octet_length(answer.key);
    waiting := waiting - 1;
    if octet_length(answer.words) <= share then
      kept := kept || jsonb_build_object(answer.key, answer.value);
    else
      continue when share < 16;
      words := left(answer.words, share - 3);
      while octet_length(words) > share - 3 loop
        words := left(words, length(words) - greatest(1, (octet_length(words) - share + 3) / 4));
      end loop;
      kept := kept || jsonb_build_object(answer.key, words || '…');
    end if;
    room := room - octet_length(answer.key) - least(octet_length(answer.words), share);
  end loop;
  return kept;
end
$$;
revoke all on function private.cut_answers(jsonb, integer) from public;
comment on function private.cut_answers(jsonb, integer) is
  'Answers of which names and texts have that many bytes in all: the longest are cut, with "…" at '
  'the end, and what finds no room at all falls away.';

alter table public.qualification_submissions
  add column cut_from integer check (cut_from > 0),
  drop constraint qualification_submissions_review_reason_check,
  add constraint qualification_submissions_review_reason_check check (review_reason in
    ('honeypot', 'address_limit', 'too_fast', 'limit_check_failed', 'crm_failed', 'no_identity'));
grant select (cut_from), insert (status) on public.qualification_submissions to authenticated;
grant insert (status) on public.qualification_submissions to anon;
comment on column public.qualification_submissions.cut_from is
  'Bytes the answers had before they were cut to 5 KB, as those above the hourly limit of an '
  'address are; null: they are whole.';
comment on column public.qualification_submissions.status is
  'May be sent, and is new whatever was sent.';

create or replace function private.receive_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hints jsonb := coalesce(new.intake, '{}');
  marks jsonb := coalesce(hints -> 'marks', '[]');
  origin text;
  state text;
  size integer := octet_length(new.form_data::text);
  cut jsonb;
  within_limit boolean := true;
  phone text;
begin
  new.id := coalesce(new.id, gen_random_uuid());
  -- Copies of one lead take turns, and every later one is told before anything counts it.
  perform pg_advisory_xact_lock(hashtextextended('lead ' || new.id, 0));
  if exists (select from public.qualification_submissions s where s.id = new.id) then
    raise exception 'submission % is already accepted', new.id using errcode = 'unique_violation';
  end if;

  new.intake := null;
  new.status := 'new';
  new.review_reason := null;
  new.cut_from := null;
  new.contact_id := null;
  new.deal_id := null;
  new.created_at := now();
  new.source_page := left(new.source_page, 500);
  new.utm_source := left(new.utm_source, 200);
  new.utm_medium := left(new.utm_medium, 200);
  new.utm_campaign := left(new.utm_campaign, 200);
  new.user_agent := left(new.user_agent, 500);

  if new.source = 'qualification' then
    new.form_id := private.lead_form(new.form_id, new.source_page);
    if new.form_id is null then
      raise exception 'no active form' using errcode = 'PT409';
    end if;
  end if;
  new.form_snapshot := private.form_snapshot(new.form_id, new.locale);

  -- A limit that cannot be checked must not cost a lead.
  begin
    within_limit := private.lead_within_limit(new.source, hints ->> 'identifier');
    if within_limit then
      origin := private.origin_of(hints ->> 'address');
      state := private.address_state('lead', origin);
      within_limit := state <> 'refused';
      new.review_reason := case when state = 'review' then 'address_limit'
        when origin = 'nobody' then 'no_identity' end;
    end if;
  exception when others then
    raise warning 'limit of lead % not checked: % %', new.id, sqlstate, sqlerrm;
    new.review_reason := 'limit_check_failed';
  end;
  if not within_limit then
    raise exception 'too many submissions' using errcode = 'PT429';
  end if;
  -- Whatever is no object, or far too long, is left to the table's own check.
  if new.review_reason = 'address_limit' and size between 5121 and 65536
     and jsonb_typeof(new.form_data) = 'object' then
    cut := private.cut_answers(new.form_data, 5120);
    if cut <> new.form_data then
      new.form_data := cut;
      new.cut_from := size;
    end if;
  end if;

  new.protocol := private.new_protocol(new.id);
  if marks ? 'honeypot' then
    new.status := 'spam';
    new.review_reason := 'honeypot';
    return new;
  end if;
  if marks ? 'too_fast' and new.review_reason is distinct from 'address_limit' then
    new.review_reason := 'too_fast';
  end if;

  -- Nor must a fault in the CRM.
  begin
    phone := coalesce(hints ->> 'phone', private.lead_answer(new.form_data, new.form_snapshot, 'phone'));
    new.contact_id := private.find_or_make_contact(
      left(private.lead_answer(new.form_data, new.form_snapshot, 'name'), 200),
      private.lead_email(new.form_data, new.form_snapshot),
      left(phone, 40), hints ? 'phone',
      left(private.lead_answer(new.form_data, new.form_snapshot, 'company'), 200), new.source);
    if new.contact_id is not null then
      new.deal_id := private.find_or_open_deal(new.contact_id, (
        select left(coalesce(c.company, c.name, c.email, c.phone), 200)
        from public.crm_contacts c where c.id = new.contact_id), new.source);
    end if;
  exception when others then
    raise warning 'lead % kept without contact: % %', new.id, sqlstate, sqlerrm;
    new.contact_id := null;
    new.deal_id := null;
    new.review_reason := coalesce(new.review_reason, 'crm_failed');
  end;
  return new;
end
$$;

create or replace function private.follow_up_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids jsonb := jsonb_build_object('submission_id', new.id);
begin
  insert into public.outbox (kind, payload) values ('lead.team-mail', ids);
  if coalesce(new.review_reason, '') not in ('too_fast', 'no_identity')
     and private.lead_email(new.form_data, new.form_snapshot) is not null then
    insert into public.outbox (kind, payload) values ('lead.visitor-mail', ids);
  end if;
  return null;
end
$$;
comment on function private.follow_up_lead() is
  'Trigger: mails to the team and, unless it came too fast for a person or from nobody that can be '
  'told apart, to the visitor.';

-- Privacy requests are taken by the same measure.

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
  within_limit boolean := true;
  state text;
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
    within_limit := private.visitor_within_limit(
      'privacy', p_limit_identifier, 5, interval '1 hour');
    if within_limit then
      state := private.address_state('privacy', private.origin_of(p_address_identifier));
      within_limit := state <> 'refused';
      reason := case state when 'review' then 'address_limit' end;
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

grant select (review_reason) on public.privacy_requests to authenticated;
comment on column public.privacy_requests.review_reason is
  'Why a person should look at it, and why no link to prove the address went; null for nothing '
  'special.';

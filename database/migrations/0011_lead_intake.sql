-- What happens when a lead is inserted, whoever inserts it.

create function private.protocol_of(id uuid, length integer) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- The last bits: those are random in every version of UUID that is used here.
  bits bigint := ('x' || right(replace(id::text, '-', ''), 15))::bit(60)::bigint;
  protocol text := '';
begin
  -- Crockford's base 32 has no I, L, O, U.
  for place in reverse length - 1 .. 0 loop
    protocol := protocol
      || substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((bits >> (5 * place)) & 31)::integer, 1)
      || case when place > 0 and place % 4 = 0 then '-' else '' end;
  end loop;
  return protocol;
end
$$;
revoke all on function private.protocol_of(uuid, integer) from public;
comment on function private.protocol_of(uuid, integer) is
  'Groups of four letters from the last 5 × length bits of an id; length is at most 12.';

create function private.new_protocol(id uuid) returns text
language plpgsql stable set search_path = ''
as $$
declare
  bits uuid := id;
  candidate text := private.protocol_of(id, 8);
begin
  while exists (select from public.qualification_submissions s where s.protocol = candidate) loop
    candidate := private.protocol_of(bits, 12);
    -- Only a forged id can share 60 bits with another; then the bits of its digest serve.
    bits := md5(bits::text)::uuid;
  end loop;
  return candidate;
end
$$;
revoke all on function private.new_protocol(uuid) from public;
comment on function private.new_protocol(uuid) is 'A protocol that no lead has yet.';

create function private.lead_form(wanted uuid, page text) returns uuid
language plpgsql stable set search_path = ''
as $$
begin
  -- A form that staff switched off while somebody was filling it in still takes that lead, as
  -- long as any form is active at all.
  return (select coalesce(
    (select f.id from public.qualification_forms f where f.id = wanted), first.id)
  from (
    select f.id from public.qualification_forms f where f.is_active
    order by (page = any (f.page_paths)) desc nulls last, (f.page_paths = '{}') desc,
      f.created_at, f.id
    limit 1
  ) first);
end
$$;
revoke all on function private.lead_form(uuid, text) from public;
comment on function private.lead_form(uuid, text) is
  'The form a lead belongs to; null while no form is active.';

create function private.form_snapshot(form uuid, locale text) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return (select jsonb_build_object('id', f.id, 'name', f.name, 'fields', coalesce((
    select jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
        'field_name', q.field_name, 'field_label', q.field_label, 'field_type', q.field_type,
        'contact_property', q.contact_property,
        'options', nullif(q.options, '[]'),
        'asked', q.translations -> locale)) order by q.field_order, q.id)
    from public.form_fields q where q.form_id = f.id), '[]'))
  from public.qualification_forms f where f.id = form);
end
$$;
revoke all on function private.form_snapshot(uuid, text) from public;
comment on function private.form_snapshot(uuid, text) is
  'A form''s questions; "asked" holds their wording in the visitor''s language, if not Portuguese.';

create function private.lead_within_limit(source text, identifier text) returns boolean
language plpgsql volatile set search_path = ''
as $$
begin
  return public.check_rate_limit(
    'lead ' || source || ' ' || coalesce(identifier, ''),
    case source when 'qualification' then 2 else 5 end,
    case source when 'qualification' then interval '5 minutes' else interval '1 hour' end);
end
$$;
revoke all on function private.lead_within_limit(text, text) from public;
comment on function private.lead_within_limit(text, text) is
  'The visitor''s limit: 2 in 5 minutes for the qualification form, 5 an hour for the others.';

create function private.receive_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  hints jsonb := coalesce(new.intake, '{}');
  marks jsonb := coalesce(hints -> 'marks', '[]');
  -- A claim was vouched for by whoever let the caller in; an argument is the caller's own word.
  address text := coalesce(private.claim('address'), hints ->> 'address');
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
    if within_limit and address is not null and not private.count_hit(
        jsonb_build_array('lead address', address)::text, 5, interval '1 hour') then
      new.review_reason := 'address_limit';
    end if;
  exception when others then
    raise warning 'limit of lead % not checked: % %', new.id, sqlstate, sqlerrm;
    new.review_reason := 'limit_check_failed';
  end;
  if not within_limit then
    raise exception 'too many submissions' using errcode = 'PT429';
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
revoke all on function private.receive_lead() from public;
comment on function private.receive_lead() is
  'Trigger. SQLSTATE 23505: already accepted; PT409: no active form; PT429: limit reached.';
create trigger receive_lead before insert on public.qualification_submissions
  for each row execute function private.receive_lead();

create function private.follow_up_lead() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  ids jsonb := jsonb_build_object('submission_id', new.id);
begin
  insert into public.outbox (kind, payload) values ('lead.team-mail', ids);
  if new.review_reason is distinct from 'too_fast'
     and private.lead_email(new.form_data, new.form_snapshot) is not null then
    insert into public.outbox (kind, payload) values ('lead.visitor-mail', ids);
  end if;
  return null;
end
$$;
revoke all on function private.follow_up_lead() from public;
comment on function private.follow_up_lead() is
  'Trigger: mails to the team and, unless it came too fast for a person, to the visitor.';
-- None for spam, and none above the hourly limit of an address: nobody mails through this form.
create trigger follow_up_lead after insert on public.qualification_submissions
  for each row when (new.status <> 'spam' and new.review_reason is distinct from 'address_limit')
  execute function private.follow_up_lead();

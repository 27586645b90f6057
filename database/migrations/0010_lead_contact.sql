-- From a lead's answers to one contact and one open deal.

create function private.lead_answer(form_data jsonb, form_snapshot jsonb, property text)
returns text
language plpgsql stable set search_path = ''
as $$
begin
  return nullif(btrim(case when form_snapshot is null then form_data ->> property else (
    select form_data ->> (field ->> 'field_name')
    from jsonb_array_elements(form_snapshot -> 'fields') field
    where field ->> 'contact_property' = property limit 1) end), '');
end
$$;
revoke all on function private.lead_answer(jsonb, jsonb, text) from public;
comment on function private.lead_answer(jsonb, jsonb, text) is
  'The answer that fills a property of the contact, or null. Without a form the keys are the '
  'properties themselves.';

create function private.lead_email(form_data jsonb, form_snapshot jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  given text := lower(private.lead_answer(form_data, form_snapshot, 'email'));
begin
  return case when given ~ '^[^[:space:]@]+@[^[:space:]@]+$' and length(given) <= 254
    then given end;
end
$$;
revoke all on function private.lead_email(jsonb, jsonb) from public;
comment on function private.lead_email(jsonb, jsonb) is
  'The lead''s e-mail in lower case, or null when there is none that could be one.';

create function private.find_or_make_contact(
  p_name text, p_email text, p_phone text, p_phone_verified boolean, p_company text, p_source text
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  key_of_phone text := private.phone_key(p_phone);
  known public.crm_contacts;
begin
  if p_email is null and key_of_phone is null then
    return null;
  end if;
  -- Two first leads of one person take turns, e-mail always before phone, so that they make one
  -- contact and never wait for each other in a circle.
  if p_email is not null then
    perform pg_advisory_xact_lock(hashtextextended('contact e-mail ' || p_email, 0));
  end if;
  if key_of_phone is not null then
    perform pg_advisory_xact_lock(hashtextextended('contact phone ' || key_of_phone, 0));
  end if;

  if p_email is not null then
    select * into known from public.crm_contacts c where c.email = p_email for update;
  end if;
  if known.id is null and key_of_phone is not null then
    select * into known from public.crm_contacts c where c.phone_key = key_of_phone
      order by c.is_active desc, c.created_at, c.id limit 1 for update;
  end if;

  if known.id is null then
    insert into public.crm_contacts (name, email, phone, phone_verified, company, source)
      values (p_name, p_email, p_phone, p_phone is not null and p_phone_verified, p_company,
        p_source)
      returning * into known;
  elsif not known.is_active
     or (known.name is null and p_name is not null)
     or (known.email is null and p_email is not null)
     or (known.phone is null and p_phone is not null)
     or (known.company is null and p_company is not null) then
    -- Only blanks are filled: what staff wrote is never overwritten by a form.
    update public.crm_contacts c set
      is_active = true,
      name = coalesce(c.name, p_name),
      email = coalesce(c.email, p_email),
      phone = coalesce(c.phone, p_phone),
      phone_verified = case when c.phone is null then p_phone is not null and p_phone_verified
        else c.phone_verified end,
      company = coalesce(c.company, p_company),
      updated_at = now()
      where c.id = known.id;
  end if;
  return known.id;
end
$$;
revoke all on function private.find_or_make_contact(text, text, text, boolean, text, text)
  from public;
comment on function private.find_or_make_contact(text, text, text, boolean, text, text) is
  'Contact by e-mail, else by phone key, else a new one; null when neither is given. Leaves its '
  'row locked, so that deals of one contact are made in turn.';

create function private.find_or_open_deal(p_contact_id uuid, p_title text, p_source text)
returns uuid
language plpgsql set search_path = ''
as $$
declare
  pipeline uuid;
  deal uuid;
begin
  select p.id into pipeline
    from public.crm_pipelines p
    join public.crm_pipelines of_source on of_source.product = p.product
    where p.is_default and p.is_active and p_source = any (of_source.lead_sources)
    order by of_source.position limit 1;

  update public.crm_deals d set updated_at = now()
    where d.id = (
      select o.id from public.crm_deals o join public.crm_stages s on s.id = o.stage_id
      where o.contact_id = p_contact_id and o.pipeline_id = pipeline and o.is_active
        and s.kind = 'open'
      order by o.created_at desc, o.id limit 1)
    returning d.id into deal;
  if deal is null then
    insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source)
      select p_contact_id, s.pipeline_id, s.id, p_title, p_source
      from public.crm_stages s
      where s.pipeline_id = pipeline and s.kind = 'open'
      order by s.position limit 1
      returning id into deal;
  end if;
  return deal;
end
$$;
revoke all on function private.find_or_open_deal(uuid, text, text) from public;
comment on function private.find_or_open_deal(uuid, text, text) is
  'The contact''s open deal in the default pipeline of the source''s product, else a new one in '
  'its first stage; null while that product has no such pipeline.';

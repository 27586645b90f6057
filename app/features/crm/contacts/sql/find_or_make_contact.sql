drop function if exists private.find_or_make_contact(text, text, text, boolean, text, text);
create or replace function private.find_or_make_contact(
  p_name text, p_email text, p_phone text, p_phone_verified boolean, p_company text, p_source text,
  p_whatsapp text default null
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  key_of_phone text := private.phone_key(p_phone);
  key_of_whatsapp text := private.point_key('whatsapp', p_whatsapp);
  known public.crm_contacts;
  firm uuid;
begin
  if num_nonnulls(p_email, key_of_phone, key_of_whatsapp) = 0 then
    return null;
  end if;
  -- Two first leads of one person take turns, e-mail always before phone and phone before WhatsApp, so that they
  -- make one contact and never wait for each other in a circle.
  if p_email is not null then
    perform pg_advisory_xact_lock(hashtextextended('contact e-mail ' || p_email, 0));
  end if;
  if key_of_phone is not null then
    perform pg_advisory_xact_lock(hashtextextended('contact phone ' || key_of_phone, 0));
  end if;
  if key_of_whatsapp is not null then
    perform pg_advisory_xact_lock(hashtextextended('contact whatsapp ' || key_of_whatsapp, 0));
  end if;
  -- Contacts of a company that is known already do not take turns.
  if p_company is not null then
    firm := private.company_of_source(p_company, private.company_domain(p_email), p_source);
    if firm is null then
      perform private.lock_company_name(p_company);
    end if;
  end if;

  known := private.contact_of_points(p_email, key_of_phone, key_of_whatsapp);

  if known.id is null then
    insert into public.crm_contacts (name, email, phone, phone_verified, company, company_id, source)
      -- Lists, mails and boards call a contact by its name, e-mail or phone.
      values (coalesce(p_name, case when num_nonnulls(p_email, p_phone) = 0 then key_of_whatsapp end), p_email,
        p_phone, p_phone is not null and p_phone_verified, p_company,
        coalesce(firm, private.find_or_make_company(p_company, p_email, p_source)), p_source)
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
      company_id = case when known.company is null and known.company_id is null
        then private.find_or_make_company(p_company, coalesce(p_email, known.email), p_source)
        else c.company_id end,
      updated_at = now()
      where c.id = known.id;
  end if;
  if key_of_whatsapp is not null then
    insert into public.crm_contact_points (contact_id, kind, value, match_key, is_primary)
      select known.id, 'whatsapp', key_of_whatsapp, key_of_whatsapp, not exists (
        select from public.crm_contact_points p
        where p.contact_id = known.id and p.kind = 'whatsapp' and p.is_primary)
      on conflict do nothing;
  end if;
  return known.id;
end
$$;
comment on function private.find_or_make_contact is
  'Contact by any of its e-mails, else by what WhatsApp knows it as, else by any phone key, else a new one; null when '
  'none is given. One that has been merged is never revived: the merge target is used. A company that was typed is found '
  'or made. Leaves the row locked, so that deals of one contact are made in turn.';

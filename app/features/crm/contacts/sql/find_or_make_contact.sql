create or replace function private.find_or_make_contact(
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

  known := private.contact_of_points(p_email, key_of_phone);

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
comment on function private.find_or_make_contact is
  'Contact by any of its e-mails, else by any phone key, else a new one; null when neither is given. '
  'One that has been merged is never revived: the survivor is taken. Leaves its row locked, so that '
  'deals of one contact are made in turn.';

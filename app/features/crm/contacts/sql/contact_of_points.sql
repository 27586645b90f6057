drop function if exists private.contact_of_points(text, text);
create or replace function private.contact_of_points(
  p_email text, p_phone_key text, p_whatsapp_key text default null
) returns public.crm_contacts
language plpgsql set search_path = ''
as $$
declare
  known public.crm_contacts;
  kept uuid;
  sought text;
  sort text;
begin
  foreach sort in array '{email,whatsapp,phone}'::text[] loop
    sought := case sort when 'email' then p_email when 'whatsapp' then p_whatsapp_key else p_phone_key end;
    continue when sought is null;
    -- The contact may be merged while its row lock is waited for: then the target is looked up again.
    for try in 1 .. 5 loop
      select private.merge_target_of(c.id) into kept
        from public.crm_contact_points k join public.crm_contacts c on c.id = k.contact_id
        where k.kind = sort and k.match_key = sought
        order by k.is_primary desc, c.merged_into is null desc, c.is_active desc, c.created_at, c.id
        limit 1;
      exit when kept is null;
      select * into known from public.crm_contacts c where c.id = kept for update;
      exit when known.id is not null and known.merged_into is null;
    end loop;
    exit when known.id is not null;
  end loop;
  return known;
end
$$;
comment on function private.contact_of_points is
  'The contact that has an e-mail address, else the one that WhatsApp knows by that id or name, else the one that has a '
  'telephone, locked; of a merged one its target.';

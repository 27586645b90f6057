create or replace function private.add_points_of_import(p_steps private.import_step[]) returns void
language plpgsql set search_path = ''
as $$
begin
  with points (contact_id, kind, value, key, place) as (
    select s.contact_id, 'email', e.address, e.address, e.place from unnest(p_steps) s,
      jsonb_array_elements_text(s.fields -> 'emails') with ordinality e (address, place)
      -- The first address and phone of a new contact were stored with the contact.
      where s.known is not null or e.place > 1
    union all
    select s.contact_id, 'phone', e.phone, private.phone_key(e.phone), e.place from unnest(p_steps) s,
      jsonb_array_elements_text(s.fields -> 'phones') with ordinality e (phone, place)
      where s.known is not null or e.place > 1
    union all
    select s.contact_id, 'whatsapp', e.handle, e.handle, e.place from unnest(p_steps) s,
      jsonb_array_elements_text(s.fields -> 'whatsapps') with ordinality e (handle, place)
  )
  insert into public.crm_contact_points (contact_id, kind, value, match_key, is_primary)
    select g.contact_id, g.kind, g.value, g.key,
      g.place = min(g.place) over (partition by g.contact_id, g.kind) and not exists (
        select from public.crm_contact_points p
        where p.contact_id = g.contact_id and p.kind = g.kind and p.is_primary)
    from (select distinct on (contact_id, kind, key) * from points where length(key) >= 3
      order by contact_id, kind, key, place) g
    -- Also where another contact has that name at WhatsApp.
    on conflict do nothing;
end
$$;
comment on function private.add_points_of_import is
  'Adds the addresses, phones and names at WhatsApp of lines that their contacts have not.';

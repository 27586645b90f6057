create or replace function private.contacts_of_lines(p_lines integer[], p_fields jsonb[])
returns table (line integer, contact_id uuid)
language plpgsql stable set search_path = ''
as $$
begin
  -- offset 0 keeps each look-up in the index, whatever the number of lines.
  return query
  with recursive lines (line, fields) as (
    select * from unnest(p_lines, p_fields)
  ), by_email as (
    select distinct on (g.line) g.line, f.id
    from lines g, jsonb_array_elements_text(g.fields -> 'emails') with ordinality e (address, place),
      lateral (
        select c.id, c.email = e.address as own, c.created_at from (
          select p.contact_id as id from public.crm_contact_points p
            where p.match_key = e.address and p.kind = 'email'
          union all
          select n.id from public.crm_contacts n where n.email = e.address
          offset 0
        ) n join public.crm_contacts c on c.id = n.id
        offset 0
      ) f
    order by g.line, e.place, f.own desc nulls last, f.created_at, f.id
  ), by_whatsapp as (
    select distinct on (g.line) g.line, f.contact_id as id
    from lines g, jsonb_array_elements_text(g.fields -> 'whatsapps') with ordinality e (handle, place),
      lateral (select p.contact_id from public.crm_contact_points p
        where p.match_key = e.handle and p.kind = 'whatsapp' offset 0) f
    where not exists (select from by_email b where b.line = g.line)
    order by g.line, e.place
  ), by_phone as (
    select distinct on (g.line) g.line, f.id
    from lines g, jsonb_array_elements_text(g.fields -> 'phones') with ordinality e (phone, place),
      lateral (select private.phone_key(e.phone) as key offset 0) k,
      lateral (
        select c.id, c.is_active, c.created_at from (
          select p.contact_id as id from public.crm_contact_points p
            where p.match_key = k.key and p.kind = 'phone'
          union all
          select n.id from public.crm_contacts n where n.phone_key = k.key
          offset 0
        ) n join public.crm_contacts c on c.id = n.id
        offset 0
      ) f
    where not exists (select from by_email b where b.line = g.line)
      and not exists (select from by_whatsapp w where w.line = g.line)
    order by g.line, e.place, f.is_active desc, f.created_at, f.id
  ), followed (line, id, step) as (
    select b.line, b.id, 0 from (select * from by_email union all select * from by_whatsapp union all select * from by_phone) b
    union all
    -- A merged contact counts as its target.
    select w.line, c.merged_into, w.step + 1
    from followed w join public.crm_contacts c on c.id = w.id
    where c.merged_into is not null and w.step < 20
  )
  select distinct on (w.line) w.line, w.id from followed w order by w.line, w.step desc;
end
$$;
comment on function private.contacts_of_lines is
  'The known contacts of lines of an import: by its e-mail columns in their order, else by what WhatsApp knows it as, '
  'else by its telephones.';

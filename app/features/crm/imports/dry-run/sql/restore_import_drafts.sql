create or replace function private.restore_import_drafts(p_import_id uuid, p_lines integer[])
returns uuid[]
language plpgsql set search_path = ''
as $$
declare
  field_sets jsonb[] := array(select l.fields from unnest(p_lines) with ordinality a (line, place)
    join public.crm_import_lines l on l.import_id = p_import_id and l.line = a.line order by a.place);
  contacts uuid[];
  companies text[];
begin
  contacts := array(
    select d.contact_id from public.crm_import_lines l,
        jsonb_array_elements_text(l.fields -> 'emails') e (address),
        lateral (select d.contact_id from private.import_drafts d
          where d.import_id = p_import_id and d.key = e.address and d.kind = 'point' offset 0) d
      where l.import_id = p_import_id and l.line = any (p_lines)
    union
    select d.contact_id from public.crm_import_lines l,
        jsonb_array_elements_text(l.fields -> 'phones') e (phone),
        lateral (select private.phone_key(e.phone) as key offset 0) k,
        lateral (select d.contact_id from private.import_drafts d
          where d.import_id = p_import_id and d.key = k.key and d.kind = 'point' offset 0) d
      where l.import_id = p_import_id and l.line = any (p_lines)
    union
    select d.contact_id from public.crm_import_lines l,
        jsonb_array_elements_text(l.fields -> 'whatsapps') e (handle),
        lateral (select d.contact_id from private.import_drafts d
          where d.import_id = p_import_id and d.key = e.handle and d.kind = 'point' offset 0) d
      where l.import_id = p_import_id and l.line = any (p_lines)
    union
    select k.contact_id from private.contacts_of_lines(p_lines, field_sets) k
      join private.import_drafts d
        on d.import_id = p_import_id and d.kind = 'contact' and d.id = k.contact_id::text);
  companies := array(
    select d.id from public.crm_import_lines l, lateral (select d.id from private.import_drafts d
        where d.import_id = p_import_id and d.key = private.company_key(l.fields ->> 'company')
          and d.kind = 'company' offset 0) d
      where l.import_id = p_import_id and l.line = any (p_lines)
    union
    select d.id from public.crm_import_lines l, lateral (select d.id from private.import_drafts d
        where d.import_id = p_import_id and d.key = l.fields ->> 'cnpj' and d.kind = 'cnpj' offset 0) d
      where l.import_id = p_import_id and l.line = any (p_lines)
    union
    -- Companies that were there before and are found by a mail domain or another spelling.
    select d.id from public.crm_import_lines l, lateral (select k.company_id from private.company_keys k
        where (k.kind, k.key) in (('name', private.company_key(l.fields ->> 'company')),
          ('domain', private.company_domain(l.fields -> 'emails' ->> 0))) offset 0) k,
        lateral (select d.id from private.import_drafts d where d.import_id = p_import_id and d.kind = 'company'
          and d.id = k.company_id::text offset 0) d
      where l.import_id = p_import_id and l.line = any (p_lines) and l.fields ->> 'company' is not null
    union
    select d.stands ->> 'company_id' from private.import_drafts d
      where d.import_id = p_import_id and d.kind = 'contact' and d.id = any (contacts::text[])
        and d.stands ->> 'company_id' is not null);

  with drafts as materialized (
    select c.* from private.import_drafts d, jsonb_populate_record(null::public.crm_companies, d.stands) c
    where d.import_id = p_import_id and d.kind = 'company' and d.id = any (companies)
  ), changed as (
    update public.crm_companies c set cnpj = d.cnpj, city = d.city, state = d.state,
        products = d.products
      from drafts d where c.id = d.id
        and (c.cnpj, c.city, c.state, c.products)
          is distinct from (d.cnpj, d.city, d.state, d.products)
  )
  insert into public.crm_companies (id, name, cnpj, city, state, products, owner_id, created_at)
    select d.id, d.name, d.cnpj, d.city, d.state, d.products, d.owner_id, d.created_at from drafts d
    where not exists (select from public.crm_companies c where c.id = d.id)
    on conflict do nothing;

  with drafts as materialized (
    select c.*, k.id as working_at
    from private.import_drafts d,
      lateral jsonb_populate_record(null::public.crm_contacts, d.stands) c
      left join public.crm_companies k on k.id = c.company_id
    where d.import_id = p_import_id and d.kind = 'contact' and d.id = any (contacts::text[])
  ), changed as (
    update public.crm_contacts c set name = d.name, email = d.email, phone = d.phone,
        phone_verified = d.phone_verified, company = d.company, company_id = d.working_at,
        job_title = d.job_title, owner_id = d.owner_id, is_active = d.is_active,
        products = d.products
      from drafts d where c.id = d.id and c.merged_into is null
  )
  insert into public.crm_contacts (id, name, email, phone, phone_verified, company, company_id,
      job_title, owner_id, source, products, created_at)
    select d.id, d.name, d.email, d.phone, d.phone_verified, d.company, d.working_at, d.job_title,
      d.owner_id, d.source, d.products, d.created_at
    from drafts d where not exists (select from public.crm_contacts c where c.id = d.id)
    on conflict do nothing;

  insert into public.crm_contact_points (id, contact_id, kind, value, match_key, is_primary)
    select p.id, p.contact_id, p.kind, p.value, p.match_key, p.is_primary
    from private.import_drafts d, jsonb_populate_record(null::public.crm_contact_points, d.stands) p
    where d.import_id = p_import_id and d.contact_id = any (contacts) and d.kind = 'point'
      and exists (select from public.crm_contacts c where c.id = d.contact_id)
    on conflict do nothing;
  insert into public.crm_deals (id, contact_id, pipeline_id, stage_id, title, source)
    select p.id, p.contact_id, p.pipeline_id, p.stage_id, p.title, p.source
    from private.import_drafts d, jsonb_populate_record(null::public.crm_deals, d.stands) p
    where d.import_id = p_import_id and d.contact_id = any (contacts) and d.kind = 'deal'
      and exists (select from public.crm_contacts c where c.id = d.contact_id)
      and lower(p.title) in (
        select lower(left(coalesce(g ->> 'title', ''), 200)) from unnest(field_sets) f, jsonb_path_query(f, '$.deal') g
        union all select lower(p.title) where exists (
          select from unnest(field_sets) f where f ? 'deal' and f -> 'deal' ->> 'title' is null))
    on conflict do nothing;
  insert into public.crm_events (subject, subject_id, contact_id, product, kind, to_value)
    select 'contact', d.contact_id, d.contact_id, d.stands ->> 'product', 'note', d.stands ->> 'to_value'
    from private.import_drafts d
    where d.import_id = p_import_id and d.contact_id = any (contacts) and d.kind = 'note'
      and d.stands ->> 'to_value' in (select f ->> 'note' from unnest(field_sets) f);
  return contacts;
end
$$;
comment on function private.restore_import_drafts is
  'Writes the contacts and companies of lines as earlier lines of the dry run would have left them, '
  'in a transaction that is rolled back; returns those contacts.';

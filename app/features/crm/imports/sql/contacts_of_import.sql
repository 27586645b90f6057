create or replace function private.contacts_of_import(
  p_import public.crm_imports, p_steps private.import_step[]
) returns void
language plpgsql set search_path = ''
as $$
declare
  replacing boolean := p_import.on_known = 'replace';
begin
  insert into public.crm_contacts (id, name, email, phone, phone_verified, company, company_id,
      job_title, owner_id, source, products, created_at)
    select s.contact_id, coalesce(s.fields ->> 'name', case when s.fields -> 'emails' ->> 0 is null
        and s.fields -> 'phones' ->> 0 is null then s.fields -> 'whatsapps' ->> 0 end), s.fields -> 'emails' ->> 0,
      s.fields -> 'phones' ->> 0, private.is_verified_phone(s.fields, s.fields -> 'phones' ->> 0),
      s.fields ->> 'company', s.company_id, s.fields ->> 'job', s.owner_id,
      coalesce(s.fields ->> 'source', p_import.source), array[p_import.product],
      -- In the order of the file, so that batches do not matter: the oldest of several contacts is found first.
      now() - greatest(50001 - s.line, 0) * interval '1 microsecond'
    from unnest(p_steps) s where s.known is null order by s.line;
  -- Addresses and phones are added, never replaced.
  update public.crm_contacts c set name = n.name, email = n.email, phone = n.phone,
      phone_verified = case when c.phone is null then n.verified
        else c.phone_verified end,
      company = n.company, company_id = n.company_id, job_title = n.job_title,
      owner_id = n.owner_id, is_active = true, products = n.products, updated_at = now()
    from (
      select k.id, case when replacing then coalesce(s.fields ->> 'name', k.name)
          else coalesce(k.name, s.fields ->> 'name') end as name,
        coalesce(k.email, a.address) as email, coalesce(k.phone, s.fields -> 'phones' ->> 0) as phone,
        private.is_verified_phone(s.fields, s.fields -> 'phones' ->> 0) as verified,
        case when replacing then coalesce(s.fields ->> 'company', k.company)
          else coalesce(k.company, s.fields ->> 'company') end as company,
        case when replacing then coalesce(s.company_id, k.company_id)
          else coalesce(k.company_id, case when k.company is null
            or private.company_key(k.company) = private.company_key(s.fields ->> 'company') then s.company_id end) end
          as company_id,
        case when replacing then coalesce(s.fields ->> 'job', k.job_title)
          else coalesce(k.job_title, s.fields ->> 'job') end as job_title,
        case when replacing then coalesce(s.owner_id, k.owner_id)
          else coalesce(k.owner_id, s.owner_id) end as owner_id,
        array(select distinct x from unnest(k.products || p_import.product) x order by 1) as products
      from unnest(p_steps) s join public.crm_contacts k on k.id = s.known
      -- An address of another contact stays with that contact.
      left join lateral (select e.address
        from jsonb_array_elements_text(s.fields -> 'emails') with ordinality e (address, place)
        where k.email is null and not exists (select from public.crm_contacts o
          where o.email = e.address and o.id <> s.known)
        order by e.place limit 1) a on true
    ) n
    where c.id = n.id
      and (c.name, c.email, c.phone, c.company, c.company_id, c.job_title, c.owner_id, c.is_active,
        c.products) is distinct from (n.name, n.email, n.phone, n.company, n.company_id,
        n.job_title, n.owner_id, true, n.products);
end
$$;
comment on function private.contacts_of_import is
  'Creates the contacts of lines, and updates known ones in the mode of the import.';

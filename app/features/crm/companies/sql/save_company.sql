-- not null: id, revision
create or replace function public.save_company(
  p_id uuid, p_revision integer, p_name text, p_cnpj text, p_site text, p_city text, p_state text,
  p_owner_id uuid, p_product text default null
) returns table (id uuid, revision integer)
language plpgsql security definer set search_path = ''
as $$
declare
  known public.crm_companies;
begin
  if p_cnpj is not null and not private.is_valid_cnpj(p_cnpj) then
    raise exception 'cnpj_wrong' using errcode = 'PT422';
  end if;
  if p_owner_id is not null and not private.may(p_owner_id, 'crm', 'read') then
    raise exception 'company_owner' using errcode = 'PT422';
  end if;
  select * into known from public.crm_companies c where c.id = p_id for update;
  if known.id is null then
    if not public.has_permission(private.uid(), 'crm', 'create') then
      perform private.refuse('crm_create_missing');
    end if;
    return query
      insert into public.crm_companies as c
          (id, name, cnpj, site, city, state, owner_id, products)
        values (p_id, btrim(p_name), p_cnpj, p_site, p_city, p_state, p_owner_id,
          case when p_product = any (private.products_in('crm', 'create')) then array[p_product]
            else private.products_in('crm', 'create') end)
        returning c.id, c.revision;
    return;
  end if;
  perform private.check_company(p_id, 'update');
  if p_revision = 0 then
    -- Sent twice: it is kept already.
    return query select known.id, known.revision;
    return;
  end if;
  if known.revision <> p_revision then
    raise exception 'changed' using errcode = 'PT409';
  end if;
  return query
    update public.crm_companies c set name = btrim(p_name), cnpj = p_cnpj, site = p_site,
      city = p_city, state = p_state, owner_id = p_owner_id, updated_at = now()
      where c.id = p_id returning c.id, c.revision;
end
$$;
grant execute on function public.save_company to authenticated;
comment on function public.save_company is
  'Saves a new company under an id of the sender''s, or changes of a known one. Refuses with '
  'crm_create_missing, crm_update_missing, company_gone, changed, cnpj_wrong or company_owner, '
  'and with 23505 where another company has the CNPJ.';

create or replace function public.link_company(p_contact_id uuid, p_seen uuid, p_company_id uuid)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  known public.crm_contacts;
  firm text;
begin
  perform private.check_contact(p_contact_id, 'update');
  if p_company_id is not null then
    perform private.check_company(p_company_id, 'read');
  end if;
  select * into known from public.crm_contacts c where c.id = p_contact_id for update;
  if known.merged_into is not null then
    raise exception 'contact_merged' using errcode = 'PT409';
  elsif known.company_id is not distinct from p_company_id then
    return;
  elsif known.company_id is distinct from p_seen then
    raise exception 'contact_changed' using errcode = 'PT409';
  end if;
  select o.name into firm from public.crm_companies o
    where o.id = coalesce(p_company_id, known.company_id);
  update public.crm_contacts c set company_id = p_company_id, updated_at = now(),
      company = case when p_company_id is not null then firm
        when c.company is distinct from firm then c.company end
    where c.id = p_contact_id and c.company_id is distinct from p_company_id;
  -- Open deals of the contact without a company get this one, where the caller may change them.
  update public.crm_deals d set company_id = p_company_id
    where p_company_id is not null and d.contact_id = p_contact_id and d.company_id is null
      and d.is_active and d.product = any (private.products_in('crm', 'update'))
      and exists (select from public.crm_stages s where s.id = d.stage_id and s.kind = 'open');
end
$$;
grant execute on function public.link_company to authenticated;
comment on function public.link_company is
  'Sets the company that a contact works for, or null for none; p_seen is the company that the user saw. Refuses '
  'with crm_update_missing, contact_gone, company_gone, contact_merged or contact_changed.';

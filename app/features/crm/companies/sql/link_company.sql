drop function if exists public.link_company(uuid, uuid, uuid);
create or replace function public.link_company(
  p_contact_id uuid, p_seen uuid, p_company_id uuid, p_bring boolean default true
) returns void
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
  if p_company_id is null then
    return;
  end if;
  -- Staff have said where they work: who writes from there next works there too.
  insert into private.company_keys (kind, key, company_id)
    select 'domain', private.company_domain(known.email), p_company_id
    where private.company_domain(known.email) is not null
      and not exists (select from private.company_keys k
        where k.kind = 'domain' and k.key = private.company_domain(known.email))
    on conflict do nothing;
  if p_bring then
    perform private.bring_to_company(array[p_contact_id], p_company_id);
  end if;
end
$$;
grant execute on function public.link_company to authenticated;
comment on function public.link_company is
  'Sets the company that a contact works for, or null for none; p_seen is the company that the user saw. With p_bring '
  'its deals and tickets without a company and the projects of which it is the client move with it. Refuses '
  'with crm_update_missing, contact_gone, company_gone, contact_merged or contact_changed.';

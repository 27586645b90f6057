create or replace function private.crm_deals_before_insert() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.contact_id := private.contact_to_write(new.contact_id);
  new.company_id := private.company_to_write(new.company_id);
  new := private.start_deal_times(new);
  new.product := (select p.product from public.crm_pipelines p where p.id = new.pipeline_id);
  return new;
end
$$;
comment on function private.crm_deals_before_insert is
  'Trigger: merge target, state and product of a new deal.';

create or replace function private.crm_deals_before_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.contact_id is distinct from old.contact_id then
    new.contact_id := private.contact_to_write(new.contact_id);
  end if;
  if new.company_id is distinct from old.company_id then
    new.company_id := private.company_to_write(new.company_id);
  end if;
  new := private.keep_deal_times(old, new);
  if (old.pipeline_id, old.product) is distinct from (new.pipeline_id, new.product) then
    new.product := (select p.product from public.crm_pipelines p where p.id = new.pipeline_id);
  end if;
  return new;
end
$$;
comment on function private.crm_deals_before_update is
  'Trigger: merge target, state, times, revision and product of a changed deal.';

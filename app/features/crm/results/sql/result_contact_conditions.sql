create or replace function private.result_contact_conditions(p_converted text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  products constant text[] := private.results_products();
begin
  return format('s.is_active and s.source = any (%L::text[])', private.sources_of_products(products))
    || case when p_converted is null then '' else format(
      ' and exists (select from public.crm_deals d where d.contact_id = s.id and d.is_active'
      ' and d.product = any (%L::text[]) and d.stage_id = any (%L::uuid[]) offset 0)', products,
      private.stages_of_kind('{won}')) end;
end
$$;
comment on function private.result_contact_conditions is
  'Condition in SQL on contacts s that the figures count as leads. Refuses with crm_read_missing.';

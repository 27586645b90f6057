create or replace function private.take_product_of_pipeline() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.product := (select p.product from public.crm_pipelines p where p.id = new.pipeline_id);
  return new;
end
$$;
comment on function private.take_product_of_pipeline is
  'Trigger: a deal belongs to the product of its pipeline.';

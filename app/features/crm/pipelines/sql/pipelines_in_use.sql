-- not null: pipeline_id, stage_id, deals, past
create or replace function public.pipelines_in_use(p_product text)
returns table (pipeline_id uuid, stage_id uuid, deals integer, past boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'read') then
    perform private.refuse('settings_read_missing');
  end if;
  return query
    select p.id, s.id,
      (select count(*)::integer from public.crm_deals d where d.stage_id = s.id),
      exists (select from private.deal_spans o where o.stage_id = s.id)
    from public.crm_pipelines p join public.crm_stages s on s.pipeline_id = p.id
    where p.product = p_product;
end
$$;
grant execute on function public.pipelines_in_use to authenticated;
comment on function public.pipelines_in_use is
  'For each stage of a product the number of deals in it, inactive ones included, and whether it '
  'ever had one. Refuses with settings_read_missing.';

drop function if exists private.find_or_open_deal(uuid, text, text);
create or replace function private.find_or_open_deal(
  p_contact_id uuid, p_title text, p_source text, p_lead_id uuid
) returns uuid
language plpgsql set search_path = ''
as $$
declare
  pipeline uuid;
  deal uuid;
begin
  select p.id into pipeline
    from public.crm_pipelines p
    join public.crm_products of_source on of_source.slug = p.product
    where p.is_default and p.is_active and p_source = any (of_source.lead_sources)
    order by of_source.display_order limit 1
    -- Waits for a concurrent deactivation of the stage.
    for key share of p;

  -- Sought first: an update opens all indexes of the table, even for no row.
  select o.id into deal from public.crm_deals o join public.crm_stages s on s.id = o.stage_id
    where o.contact_id = p_contact_id and o.pipeline_id = pipeline and o.is_active and s.kind = 'open'
    order by o.created_at desc, o.id limit 1;
  if found then
    update public.crm_deals d set updated_at = now(), touched_at = now(), leads_lost = false
      where d.id = deal returning d.id into deal;
  end if;
  if deal is null then
    insert into public.crm_deals (contact_id, pipeline_id, stage_id, title, source, lead_id, company_id)
      select p_contact_id, s.pipeline_id, s.id, p_title, p_source, p_lead_id, c.company_id
      from public.crm_stages s join public.crm_contacts c on c.id = p_contact_id
      where s.pipeline_id = pipeline and s.kind = 'open' and s.is_active
      order by s.position limit 1
      returning id into deal;
  end if;
  return deal;
end
$$;
comment on function private.find_or_open_deal is
  'The contact''s open deal in the default pipeline of the source''s product, else a new one in '
  'its first stage; null while that product has no such pipeline. A new deal names the lead, whose row need not be '
  'there yet; an earlier deal keeps the lead that it began with.';

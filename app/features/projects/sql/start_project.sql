-- not null: *
create or replace function public.start_project(p_deal uuid) returns uuid
language plpgsql security definer set search_path = ''
as $$
declare
  -- Checks the permission, and locks the deal.
  client uuid := public.make_client(p_deal);
  deal public.crm_deals;
  project uuid;
  first_day date := private.business_day(now());
begin
  select p.id into project from public.projects p where p.deal_id = p_deal;
  if project is not null then
    return project;
  end if;
  select * into deal from public.crm_deals d where d.id = p_deal for update;
  insert into public.projects (organization_id, deal_id, product, name, value, starts_on, conducted_by)
    values (client, p_deal, deal.product, left(btrim(deal.title), 120), nullif(deal.value, 0), first_day,
      coalesce(deal.owner_id, private.uid()))
    returning id into project;
  -- Proposed dates of a typical project; the client sees them once staff have published it.
  insert into public.project_stages (project_id, position, promised_on)
    select project, d.place, first_day + d.days
    from unnest('{7,21,35,91,105,112}'::integer[]) with ordinality d (days, place);
  perform private.record_project_event(project, 'started', jsonb_build_object('deal', p_deal));
  return project;
end
$$;
grant execute on function public.start_project to authenticated;
comment on function public.start_project is
  'Creates the project of a won deal with client, name, value and owner, and proposes dates for the six stages. Returns an existing project of the deal. Refuses with projects_create_missing, deal_gone or deal_not_won.';

-- not null: *
create or replace function public.company_merge_parts(p_company uuid)
returns table (people integer, deals integer, projects integer, invoices integer, tickets integer, notes integer,
  fields integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_company(p_company, 'update');
  return query select
    (select count(*)::integer from public.crm_contacts c where c.company_id = p_company),
    (select count(*)::integer from public.crm_deals d where d.company_id = p_company),
    (select count(*)::integer from public.client_organizations o join public.projects p on p.organization_id = o.id
      where o.company_id = p_company),
    (select count(*)::integer from public.client_organizations o join public.invoices i on i.organization_id = o.id
      where o.company_id = p_company),
    (select count(*)::integer from public.feedback_tickets t where t.company_id = p_company),
    (select count(*)::integer from public.crm_notes n where n.company_id = p_company),
    (select count(*)::integer from public.custom_field_values v where v.company_id = p_company);
end
$$;
grant execute on function public.company_merge_parts to authenticated;
comment on function public.company_merge_parts is
  'How much names a company and would move with a merge. Refuses with crm_update_missing or company_gone.';

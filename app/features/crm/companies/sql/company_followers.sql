-- not null: deals, projects, tickets
create or replace function public.company_followers(p_contact_id uuid, p_company_id uuid)
returns table (deals integer, projects integer, tickets integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_contact(p_contact_id, 'update');
  perform private.check_company(p_company_id, 'read');
  return query select
    (select count(*)::integer from public.crm_deals d
      where d.contact_id = p_contact_id and d.company_id is null and d.is_active
        and d.product = any (private.products_in('crm', 'update'))),
    (select count(*)::integer from public.client_organizations o join public.projects p on p.organization_id = o.id
      where o.contact_id = p_contact_id and private.may_change_client(o.id, p_company_id)),
    (select count(*)::integer from public.feedback_tickets t
      where t.contact_id = p_contact_id and t.company_id is null
        and t.project_id = any (private.feedback_projects_in('update')));
end
$$;
grant execute on function public.company_followers to authenticated;
comment on function public.company_followers is
  'How many deals, projects and tickets of a contact would be moved to a company with it. Refuses with crm_update_missing, '
  'contact_gone or company_gone.';

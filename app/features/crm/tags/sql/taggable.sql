create or replace function private.taggable(p_subject text, p_ids uuid[])
returns table (lead_id uuid, deal_id uuid, contact_id uuid, company_id uuid, ticket_id uuid, product text)
language plpgsql stable set search_path = ''
as $$
declare
  everywhere constant boolean := private.in_every_product('crm', 'update');
  allowed constant text[] := private.products_in('crm', 'update');
begin
  return query
    select s.lead, s.deal, null::uuid, null::uuid, null::uuid, s.product from (
      select l.id as lead, null::uuid as deal, private.product_of_source(l.source) as product
      from public.qualification_submissions l where p_subject = 'lead' and l.id = any (p_ids)
      union all
      select null, d.id, d.product from public.crm_deals d
      where p_subject = 'deal' and d.is_active and d.id = any (p_ids)) s
    where private.may_in('crm', 'update', s.product)
    union all
    select null, null, c.id, null, null, null from public.crm_contacts c
    where p_subject = 'contact' and c.id = any (p_ids) and c.merged_into is null
      and (everywhere or c.products && allowed)
    union all
    select null, null, null, o.id, null, null from public.crm_companies o
    where p_subject = 'company' and o.id = any (p_ids) and (everywhere or o.products && allowed)
    union all
    select null, null, null, null, t.id, null from public.feedback_tickets t
    where p_subject = 'ticket' and t.id = any (p_ids)
      and t.project_id = any (private.feedback_projects_in('update'));
end
$$;
comment on function private.taggable is
  'Of some leads, deals, contacts, companies or tickets those that the caller may change, each in its column of '
  'crm_tag_links.';

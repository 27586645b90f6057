drop function if exists private.invoice_conditions(text, text, uuid, uuid);
create or replace function private.invoice_conditions(
  p_text text, p_state text, p_client text, p_project text
) returns text
language plpgsql stable set search_path = ''
as $$
begin
  return case when coalesce(private.loose_pattern(p_text), '') = '' then '' else
      -- Names of clients are looked up once, not for each invoice.
      format(' and (s.number || '' '' || s.description ~* %1$L or s.organization_id = any (array(
        select o.id from public.client_organizations o
        where coalesce((select k.name from public.crm_companies k where k.id = o.company_id), o.name,
          (select coalesce(c.name, c.email) from public.crm_contacts c where c.id = o.contact_id)) ~* %1$L)))', private.loose_pattern(p_text)) end
    || case when p_state is null then '' else ' and (' || (select string_agg(case v
        when 'open' then 's.state = ''issued'''
        when 'overdue' then format('s.state = ''issued'' and s.due_on < %L::date', private.business_day(now()))
        else format('s.state = %L', v) end, ' or ') from unnest(private.filter_values(p_state)) v) || ')' end
    || private.values_condition('s.organization_id', private.filter_values(p_client))
    || private.values_condition('s.project_id', private.filter_values(p_project))
    || private.product_condition('financial');
end
$$;
comment on function private.invoice_conditions is
  'Conditions in SQL on invoices s, with the given filters only.';

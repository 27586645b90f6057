create or replace function private.lock_field_subject(p_subject text, p_id uuid) returns text[]
language plpgsql set search_path = ''
as $$
declare
  products text[];
begin
  case p_subject
    when 'contact' then
      perform private.check_contact(p_id, 'update');
      select c.products into products from public.crm_contacts c
        where c.id = p_id and c.merged_into is null for no key update;
    when 'company' then
      perform private.check_company(p_id, 'update');
      select o.products into products from public.crm_companies o where o.id = p_id for no key update;
    when 'deal' then
      select array[d.product] into products from private.deal_for_change(p_id) d where d.id is not null;
    when 'ticket' then
      select coalesce(array[j.product], '{}') into products from private.check_ticket(p_id, 'update') t
        join public.feedback_projects j on j.id = t.project_id where t.emptied_at is null;
  end case;
  return products;
end
$$;
comment on function private.lock_field_subject is
  'Locks a record whose custom fields the caller may change, and returns its products; null where there is none. '
  'Refuses as changing the record does.';

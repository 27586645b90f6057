create or replace function private.crm_contacts_before_write() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' or new.company_id is distinct from old.company_id then
    new.company_id := private.company_to_write(new.company_id);
  end if;
  if tg_op = 'INSERT' or new.source is distinct from old.source then
    new.products := array(
      select x from unnest(new.products) as x
      union select p.slug from public.crm_products p where new.source = any (p.lead_sources)
      order by 1);
  end if;
  return new;
end
$$;
comment on function private.crm_contacts_before_write is
  'Trigger: a contact works for the merge target of its company, and belongs to the product of its source.';

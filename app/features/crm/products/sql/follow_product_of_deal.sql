create or replace function private.follow_product_of_deal() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.crm_tasks t set product = new.product where t.deal_id = new.id;
  return null;
end
$$;
comment on function private.follow_product_of_deal is
  'Trigger: tasks of a deal belong to its product.';

create or replace function private.take_product_of_project() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.product := coalesce((select p.product from public.projects p where p.id = new.project_id), new.product);
  return new;
end
$$;
comment on function private.take_product_of_project is
  'Trigger: an invoice belongs to the product of its project.';

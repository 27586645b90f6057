create or replace function public.set_company_active(p_id uuid, p_active boolean) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.check_company(p_id, 'update');
  update public.crm_companies c set is_active = p_active, updated_at = now()
    where c.id = p_id and c.is_active <> p_active;
end
$$;
grant execute on function public.set_company_active to authenticated;
comment on function public.set_company_active is
  'Hides a company from the lists, or shows it again. Refuses with crm_update_missing or company_gone.';

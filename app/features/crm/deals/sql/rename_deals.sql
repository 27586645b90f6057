drop function if exists private.rename_deals();
create or replace function private.rename_deals(p_contact uuid default null, p_company uuid default null)
returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update private.deal_words w
    set words = private.search_text_of_deal(d.title, d.contact_id, d.company_id)
    from public.crm_deals d
    -- Two statements, each with its own index.
    where w.id = d.id and d.id in (
      select o.id from public.crm_deals o where o.contact_id = p_contact
      union all
      select o.id from public.crm_deals o where o.company_id = p_company);
end
$$;
comment on function private.rename_deals is
  'Step: updates the search rows of deals after a contact or company was renamed.';

create or replace function private.rename_deals() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update private.deal_words w
    set words = private.words_of_deal(d.title, d.contact_id, d.company_id)
    from public.crm_deals d
    -- Each by its own index.
    where w.id = d.id and d.id in (
      select o.id from public.crm_deals o where tg_argv[0] = 'contact' and o.contact_id = new.id
      union all
      select o.id from public.crm_deals o where tg_argv[0] = 'company' and o.company_id = new.id);
  return null;
end
$$;
comment on function private.rename_deals is
  'Trigger: deals are found by the names of their contact and their company (its argument).';

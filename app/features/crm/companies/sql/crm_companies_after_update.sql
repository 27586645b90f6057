create or replace function private.crm_companies_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if (old.name, old.site) is distinct from (new.name, new.site) then
    perform private.keep_company_keys(new.id, new.name, new.site);
  end if;
  if old.name <> new.name then
    perform private.index_contacts_of_company(new.id);
  end if;
  perform private.record_contact_event('company', new.id, new.products, to_jsonb(old), to_jsonb(new));
  if old.name <> new.name then
    perform private.rename_deals(p_company => new.id);
    perform private.rename_projects(p_company => new.id);
    perform private.rename_tickets(p_company => new.id);
  end if;
  return null;
end
$$;
comment on function private.crm_companies_after_update is
  'Trigger: keys, search rows and history of a changed company.';

create or replace function private.crm_contacts_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- The search row is made of the points, and comes after them.
  if (old.email, old.phone) is distinct from (new.email, new.phone) then
    perform private.keep_contact_points(old, new);
  end if;
  if (old.name, old.email, old.phone, old.company, old.company_id, old.job_title, old.source, old.owner_id,
      old.products, old.is_active, old.merged_into, old.created_at)
    is distinct from (new.name, new.email, new.phone, new.company, new.company_id, new.job_title, new.source,
      new.owner_id, new.products, new.is_active, new.merged_into, new.created_at) then
    perform private.index_contact_search(old, new);
  end if;
  perform private.record_contact_event('contact', new.id, new.products, to_jsonb(old), to_jsonb(new));
  if (old.name, old.email, old.company) is distinct from (new.name, new.email, new.company) then
    perform private.rename_deals(p_contact => new.id);
  end if;
  if (old.name, old.email, old.company, old.phone)
      is distinct from (new.name, new.email, new.company, new.phone) then
    perform private.rename_leads(new.id);
  end if;
  if (old.name, old.email) is distinct from (new.name, new.email) then
    perform private.rename_projects(p_contact => new.id);
  end if;
  if (old.name, old.company) is distinct from (new.name, new.company) then
    perform private.rename_tickets(p_contact => new.id);
  end if;
  -- Whether the telephone was checked counts in every lead of the contact.
  if old.phone_verified is distinct from new.phone_verified then
    perform private.score_leads(array(
      select s.id from public.qualification_submissions s where s.contact_id = new.id));
  end if;
  if new.company_id is not null
      and (old.company_id, old.products) is distinct from (new.company_id, new.products) then
    perform private.add_company_products(new.company_id, new.products);
  end if;
  return null;
end
$$;
comment on function private.crm_contacts_after_update is
  'Trigger: points, search rows, history, scores and the products of the company of a changed contact.';

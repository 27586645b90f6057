drop function if exists private.keep_contact_words(public.crm_contacts, public.crm_contacts);
drop function if exists private.keep_contact_words();
create or replace function private.index_contact_search(
  former public.crm_contacts, contact public.crm_contacts
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  own_name constant text := left(private.folded(coalesce(contact.name, contact.email, contact.phone, '')), 200);
begin
  if contact.merged_into is not null or not contact.is_active then
    delete from private.contact_words w where w.id = contact.id;
    -- Dismissed duplicates of a merged contact hold for its target.
    perform private.compare_contacts(array_remove(array[contact.id, contact.merged_into], null));
    return;
  end if;
  -- Contacts of one name that come to one company take turns: each is compared with those that came before. A
  -- transaction that links several has called lock_links() before.
  if contact.company_id is distinct from former.company_id and contact.company_id is not null then
    perform pg_advisory_xact_lock(private.namesake_lock(contact, contact.company_id));
  end if;
  insert into private.contact_words as w (id, created_at, source, owner, company, products,
      open_deal, name_key, typed_key, words)
    values (contact.id, contact.created_at, contact.source, contact.owner_id, contact.company_id, contact.products,
      private.has_open_deal(contact.id),
      own_name,
      case when contact.company_id is null then private.company_key(contact.company) end,
      private.search_text_of_contact(contact.id))
    on conflict (id) do update set created_at = excluded.created_at, source = excluded.source,
      owner = excluded.owner, company = excluded.company, products = excluded.products,
      open_deal = excluded.open_deal, name_key = excluded.name_key, typed_key = excluded.typed_key, words = excluded.words;
  -- What pairs are made of besides points, which look after themselves.
  if (contact.name, contact.email, contact.phone, contact.company_id, contact.products, contact.is_active, contact.merged_into)
      is distinct from (former.name, former.email, former.phone, former.company_id, former.products, former.is_active,
        former.merged_into) then
    perform private.compare_contacts(array_remove(array[contact.id, former.merged_into], null));
  end if;
end
$$;
comment on function private.index_contact_search is
  'Step: what a contact is listed and found by stays beside it.';

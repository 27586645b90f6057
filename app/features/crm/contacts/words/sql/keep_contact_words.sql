create or replace function private.keep_contact_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if new.merged_into is not null or not new.is_active then
    delete from private.contact_words w where w.id = new.id;
    -- Dismissed duplicates of a merged contact hold for its target.
    perform private.compare_contacts(array_remove(array[new.id, new.merged_into], null));
    return null;
  end if;
  insert into private.contact_words as w (id, created_at, source, owner, company, products,
      open_deal, name_key, words)
    values (new.id, new.created_at, new.source, new.owner_id, new.company_id, new.products,
      private.has_open_deal(new.id),
      left(private.folded(coalesce(new.name, new.email, new.phone, '')), 200),
      private.words_of_contact(new.id))
    on conflict (id) do update set created_at = excluded.created_at, source = excluded.source,
      owner = excluded.owner, company = excluded.company, products = excluded.products,
      open_deal = excluded.open_deal, name_key = excluded.name_key, words = excluded.words;
  -- What pairs are made of besides points, which look after themselves.
  if (new.name, new.email, new.phone, new.company_id, new.products, new.is_active, new.merged_into)
      is distinct from (old.name, old.email, old.phone, old.company_id, old.products, old.is_active,
        old.merged_into) then
    perform private.compare_contacts(array_remove(array[new.id, old.merged_into], null));
  end if;
  return null;
end
$$;
comment on function private.keep_contact_words is
  'Trigger: what a contact is listed and found by stays beside it.';

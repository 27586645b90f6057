create or replace function private.keep_words_of_new_contacts() returns trigger
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  insert into private.contact_words (id, created_at, source, owner, company, products, open_deal,
      name_key, typed_key, words)
    select c.id, c.created_at, c.source, c.owner_id, c.company_id, c.products, false,
      left(private.folded(coalesce(c.name, c.email, c.phone, '')), 200),
      case when c.company_id is null then private.company_key(c.company) end, w.words
    from added c join private.search_text_of_contacts(array(select a.id from added a)) w on w.id = c.id
    where c.merged_into is null and c.is_active
    on conflict (id) do nothing;
  perform private.compare_contacts(array(select a.id from added a));
  return null;
end
$$;
comment on function private.keep_words_of_new_contacts is
  'Statement trigger: writes the search rows of new contacts.';

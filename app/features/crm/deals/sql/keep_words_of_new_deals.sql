create or replace function private.keep_words_of_new_deals() returns trigger
language plpgsql security definer set search_path = ''
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  insert into private.deal_words (id, words)
    select n.id, private.search_text_of_deal(n.title, n.contact_id, n.company_id) from added n
    on conflict (id) do update set words = excluded.words;
  return null;
end
$$;
comment on function private.keep_words_of_new_deals is
  'Statement trigger: writes the search rows of new deals.';

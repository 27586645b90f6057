create or replace function private.keep_deal_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.deal_words (id, words)
    values (new.id, private.words_of_deal(new.title, new.contact_id, new.company_id))
    on conflict (id) do update set words = excluded.words;
  return null;
end
$$;
comment on function private.keep_deal_words is 'Trigger: what a changed deal is found by stays beside it.';

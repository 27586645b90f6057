create or replace function private.keep_idea_words() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.idea_words as w (id, words)
    values (new.id, private.words_of_idea(new.protocol, new.author_name, new.author_email, new.verbatim))
    on conflict (id) do update set words = excluded.words;
  return null;
end
$$;
comment on function private.keep_idea_words is 'Trigger: what an idea is found by stays beside it.';

drop function if exists private.keep_idea_words(public.feedback_entries);
drop function if exists private.keep_idea_words();
create or replace function private.index_idea_search(idea public.feedback_entries) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.idea_words as w (id, words)
    values (idea.id, private.search_text_of_idea(idea.protocol, idea.author_name, idea.author_email, idea.verbatim))
    on conflict (id) do update set words = excluded.words;
end
$$;
comment on function private.index_idea_search is 'Step: writes the search row of an idea.';

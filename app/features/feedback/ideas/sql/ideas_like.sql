-- not null: id, protocol, verbatim, status, voices
create or replace function public.ideas_like(p_id uuid, p_text text default null)
returns table (id uuid, protocol text, verbatim text, status text, voices integer, created_at timestamptz)
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  me public.feedback_entries;
  mine text;
  needle text := private.pattern_of(private.folded(p_text));
  words text[];
  near text;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  select * into me from public.feedback_entries e
    where e.id = p_id and private.entry_in_reach(p_id, 'read');
  mine := private.folded(left(me.verbatim, 500));
  -- Long words are the most specific. Compares a limited number of ideas that share one of them.
  words := case when needle is not null then array[needle] else array(
    select private.pattern_of(w.word) from (select distinct t as word from regexp_split_to_table(mine, '[^[:alnum:]]+') t) w
    where length(w.word) >= 5 order by length(w.word) desc, w.word limit 5) end;
  -- With words as literals the planner sees which are frequent: those are met soon, and rare ones are looked up.
  -- The project is asked idea by idea: as a join the planner would begin with all entries of the project.
  near := (select string_agg(format('(
      select w.id from (select w.id from private.idea_words w where w.words like %L offset 0) w
      where (select true from public.feedback_entries f where f.id = w.id and f.project_id = %L) limit 150)',
    word, me.project_id), ' union ') from unnest(words) word);
  if near is null or me.id is null then
    return;
  end if;
  return query execute format('
    select s.id, s.protocol, left(s.verbatim, 200), s.status, s.voices, s.created_at
    from (%s) near
    join public.feedback_entries s on s.id = near.id
    where s.id <> %L and s.type = ''ideia'' and s.duplicate_of is null
      and s.status not in (''duplicate'', ''spam'')
    order by extensions.similarity(private.folded(left(s.verbatim, 500)), %L) desc, s.voices desc,
      s.created_at desc, s.id
    limit 8', near, me.id, mine);
end
$$;
grant execute on function public.ideas_like to authenticated;
comment on function public.ideas_like is
  'Up to eight ideas of the same project that may be duplicates, the most similar first: by the words '
  'of the idea, or by a typed text. Refuses with feedback_read_missing.';

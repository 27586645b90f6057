drop function if exists private.ideas_page_sql(text, text, uuid, uuid, text, text, boolean, uuid, integer);
create or replace function private.ideas_page_sql(
  p_text text, p_status text, p_project text, p_module text, p_unscored text, p_sort text,
  p_descending boolean, p_after uuid, p_limit integer
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  selected uuid[] := private.selected_feedback_projects();
  place constant text := private.place_of_entry();
  score constant text := 'coalesce(s.rice_score, -1)';
  needle constant text := private.pattern_of(private.folded(p_text));
  worded constant boolean := needle is not null;
  size constant integer := private.page_size(p_limit);
  -- Ideas without a score share one key: the newest first.
  alike boolean := p_unscored is not null and p_sort <> 'voices' and not worded;
  keys text[] := case when worded then array[score, 's.created_at', 's.id']
    when p_sort = 'voices' then array['s.voices', 's.created_at', 's.id']
    when p_sort = 'score' and not alike then array[score, 's.created_at', 's.id']
    else array['s.created_at', 's.id'] end;
  page text;
begin
  if worded then
    -- With search words, the highest score first.
    page := private.page_by_words('public.feedback_entries', 'private.idea_words',
      ' and ' || private.filtered_ideas(true, p_status, p_project, p_module, p_unscored)
        || format(' and w.words like %L', needle),
      ' and s.type = ''ideia''', '{}', '{}', keys, null, null, p_descending, p_after, size, least(60 * size, 3000));
  else
    page := private.page_of_values('public.feedback_entries',
      ' and ' || private.filtered_ideas(false, p_status, p_project, p_module, p_unscored), array[place, score],
      array[private.literals_of(private.entry_places(p_status), 'integer'), case when alike then '{-1}' end],
      keys, null, null, p_descending, p_after, size);
  end if;
  return '
    select s.id, s.protocol, p.name, m.name, s.status, s.voices, s.reach, s.impact, s.confidence, s.effort,
      s.rice_score, private.rank_of_idea(s.status, s.rice_score, (select private.top_idea_scores('
        || coalesce(quote_literal(selected::text), 'null') || '::uuid[]))),
      left(s.verbatim, 200), s.author_name, s.author_email, s.created_at
    from (' || page || '
    -- The shown columns are computed only for the rows of the page.
    ) page
    join public.feedback_entries s on s.id = page.id
    join public.feedback_projects p on p.id = s.project_id
    left join public.feedback_modules m on m.id = s.module_id'
    || private.in_order(keys, p_descending);
end
$$;
comment on function private.ideas_page_sql is
  'The statement of ideas_page().';

drop function if exists private.feedback_page_sql(text, text, text, date, date, text, boolean, uuid, integer);
create or replace function private.feedback_page_sql(
  p_text text, p_status text, p_type text, p_from date, p_to date, p_sort text,
  p_descending boolean, p_after uuid, p_limit integer, p_owner text default null
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  needle text := private.pattern_of(private.folded(p_text));
  selected uuid[] := private.selected_feedback_projects();
  -- A range of days needs the order of arrival.
  arrived boolean := p_sort not in ('type', 'status', 'severity');
  statuses constant text[] := '{new,triaged,planned,done,declined,duplicate,spam}';
  place constant text := format('array_position(%L::text[], s.status)', statuses);
  places constant text[] := private.entry_places(p_status);
  types constant text[] := private.filter_values(p_type);
  severity constant text := 'array_position(''{idea,low,medium,high,blocker}''::text[], s.severity)';
  -- With search words, entries are in order of arrival.
  searched constant boolean := needle is not null and private.has_search_rows('entries');
  keys constant text[] := case when searched then array['s.created_at', 's.id']
    when p_sort = 'type' then array['s.type', 's.created_at', 's.id']
    when p_sort = 'status' then array[place, 's.created_at', 's.id']
    when p_sort = 'severity' then array[severity, 's.created_at', 's.id']
    else array['s.created_at', 's.id'] end;
begin
  return format('
    select s.id, s.protocol, p.name, m.name, s.type, s.severity, s.status, s.score,
      left(s.verbatim, 200), s.author_name, s.author_email, jsonb_array_length(s.attachments),
      s.review_reason, s.created_at, s.owner_id, u.display_name
    from (%s) page
    join public.feedback_entries s on s.id = page.id
    join public.feedback_projects p on p.id = s.project_id
    left join public.feedback_modules m on m.id = s.module_id
    left join public.user_profiles u on u.user_id = s.owner_id%s',
    case when searched then private.page_by_words('private.entry_words', null,
      private.entry_condition(p_text, p_status, p_type, p_owner), '', '{}', '{}', keys, p_from, p_to, p_descending,
      p_after, private.page_size(p_limit), least(500 * private.page_size(p_limit), 25000))
    else private.page_of_values('public.feedback_entries',
      case when selected is null then '' else format(' and s.project_id = any (%L::uuid[])', selected) end
        || coalesce(' and private.folded(s.protocol || '' '' || coalesce(s.author_name, '''') || '' ''
          || coalesce(s.author_email, '''') || '' '' || s.verbatim) like '
          || quote_literal(needle), '')
        || private.owner_condition('s.owner_id', private.filter_values(p_owner))
        -- With search words the planner chooses the index.
        || case when needle is null then '' else private.values_condition('s.type', types)
          || private.values_condition(place, places) end
        -- Without a filter the list omits spam; a search finds everything. Written like the condition of the partial
        -- index only where that index has the order.
        || case when needle is not null or p_status is not null then ''
          when arrived and p_type is null and p_owner is null then ' and ' || place || ' < 7'
          else ' and ' || place || ' <> 7' end
        || case when arrived then '' else private.days_condition('s.created_at', p_from, p_to) end,
      array['s.type', place],
      case when needle is null then array[private.literals_of(types), private.literals_of(places, 'integer')] else '{null,null}' end,
      keys, case when arrived then p_from end, case when arrived then p_to end, p_descending, p_after,
      private.page_size(p_limit)) end,
    private.in_order(keys, p_descending));
end
$$;
comment on function private.feedback_page_sql is
  'The statement of feedback_page().';

drop function if exists public.feedback_count(text, text, text, date, date);
create or replace function public.feedback_count(
  p_text text default null,
  p_status text default null,
  p_type text default null,
  p_from date default null,
  p_to date default null,
  p_owner text default null,
  p_most integer default 10001
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
  -- The planner takes private.folded() for cheap, and would compute it for thousands of rows without the word.
  set enable_seqscan = off
as $$
declare
  needle text := private.pattern_of(private.folded(p_text));
  statuses constant text[] := '{new,triaged,planned,done,declined,duplicate,spam}';
  place constant text := format('array_position(%L::text[], s.status)', statuses);
  found integer;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = 'PT403';
  end if;
  if needle is not null and private.has_search_rows('entries') then
    execute private.count_by_words('private.entry_words', private.entry_condition(p_text, p_status, p_type, p_owner),
      '{}', '{}', array['s.created_at', 's.id'], p_from, p_to, p_most, 30000) into found;
    return found;
  end if;
  execute 'select count(*)::integer from (select from public.feedback_entries s where true'
    || case when private.in_every_product('feedback', 'read') and private.chosen_product() is null
      then '' else format(' and s.project_id in (select p.id from public.feedback_projects p
        where p.product = any (%L::text[]))', private.selected_products('feedback', 'read')) end
    || coalesce(' and private.folded(s.protocol || '' '' || coalesce(s.author_name, '''') || '' ''
      || coalesce(s.author_email, '''') || '' '' || s.verbatim) like '
      || quote_literal(needle), '')
    || private.owner_condition('s.owner_id', private.filter_values(p_owner))
    || private.values_condition('s.type', private.filter_values(p_type))
    || private.values_condition(place, private.entry_places(p_status))
    || case when needle is null and p_status is null then ' and ' || place || ' < 7' else '' end
    || private.days_condition('s.created_at', p_from, p_to) || ' limit ' || p_most || ') found'
    into found;
  return found;
end
$$;
grant execute on function public.feedback_count to authenticated;
comment on function public.feedback_count is
  'How many entries a list has, counted up to p_most. Refuses with feedback_read_missing.';

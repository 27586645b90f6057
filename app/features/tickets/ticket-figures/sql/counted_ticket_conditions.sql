create or replace function private.counted_ticket_conditions(
  p_did text, p_to date, p_project uuid, p_module text
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  selected uuid[];
  ends constant timestamptz := coalesce(private.start_of_day(p_to + 1), 'infinity');
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  selected := private.selected_feedback_projects();
  return case p_did
      when 'answered' then ' and s.first_answered_at is not null'
      when 'solved' then ' and s.status in (''solved'', ''closed'') and s.merged_into is null'
      when 'merged' then ' and s.merged_into is not null'
      -- Tickets that are still open, or were done only later.
      when 'open' then format(' and (s.waits_for is not null
        or s.status in (''solved'', ''closed'') and s.merged_into is null and %1$s >= %2$L::timestamptz
        or s.merged_into is not null and %3$s >= %2$L::timestamptz)',
        private.counted_ticket_moment('solved'), ends, private.counted_ticket_moment('merged'))
      else '' end
    || case when selected is null then '' else format(' and s.project_id = any (%L::uuid[])', selected) end
    || private.value_condition('s.project_id', p_project::text)
    || case p_module when 'none' then ' and s.module_id is null'
      else private.value_condition('s.module_id', p_module::uuid::text) end;
end
$$;
comment on function private.counted_ticket_conditions is
  'Condition in SQL on tickets s behind a figure, but for the days: opened, answered, solved, merged, or open at '
  'the end of p_to. Refuses with feedback_read_missing.';

drop function if exists private.ticket_conditions(
  text, text, text, text, text, text, text, uuid, uuid, text, boolean);
drop function if exists private.ticket_conditions(
  text, text, text, text, text, uuid, uuid, uuid, uuid, text, boolean);
create or replace function private.ticket_conditions(
  p_text text, p_status text, p_waits text, p_priority text, p_owner text, p_project text,
  p_module text, p_contact uuid, p_company uuid, p_due text, p_whole boolean,
  p_fields jsonb default null
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  statuses constant text[] := '{open,in_progress,waiting,others,solved,closed}';
  place constant text := format('array_position(%L::text[], s.status)', statuses);
  selected uuid[] := private.selected_feedback_projects();
  owners constant text[] := array_replace(private.filter_values(p_owner), 'me', private.uid()::text);
  -- Unassigned tickets that the user may work on.
  mine constant text := format('(s.owner_id = %L or s.owner_id is null and s.project_id = any (%L::uuid[]))',
    private.uid(), private.feedback_projects_in('update'));
begin
  return case when selected is null then ''
      else format(' and s.project_id = any (%L::uuid[])', selected) end
    || private.values_condition('s.priority', private.filter_values(p_priority))
    || case when not 'me-or-none' = any (owners) then private.owner_condition('s.owner_id', owners)
      when cardinality(owners) = 1 then ' and ' || mine
      else format(' and (%s or true%s)', mine,
        private.owner_condition('s.owner_id', array_remove(owners, 'me-or-none'))) end
    || private.values_condition('s.project_id', private.filter_values(p_project))
    || private.values_condition('s.module_id', private.filter_values(p_module))
    || private.value_condition('s.contact_id', p_contact::text)
    || private.value_condition('s.company_id', p_company::text)
    || private.is_ticket_due(p_due)
    || private.field_conditions('ticket', p_fields, 's.id')
    -- Without p_whole they are bounds of the index.
    || case when p_whole then private.values_condition('s.waits_for', private.filter_values(p_waits))
      || private.values_condition(place, private.ticket_places(p_status)) else '' end
    -- Without a status, words, contact or company the list omits solved tickets.
    || case when p_waits is not null or private.pattern_of(p_text) is null and p_status is null
        and num_nonnulls(p_contact, p_company) = 0
      then ' and s.waits_for is not null' else '' end;
end
$$;
comment on function private.ticket_conditions is
  'Condition in SQL on tickets s for the filters of a list, without the words. With p_whole also status and turn, '
  'which a page reads as bounds of its index.';

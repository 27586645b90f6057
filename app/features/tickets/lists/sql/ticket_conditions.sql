create or replace function private.ticket_conditions(
  p_text text, p_status text, p_waits text, p_priority text, p_owner text, p_project uuid,
  p_module uuid, p_contact uuid, p_company uuid, p_due text, p_whole boolean
) returns text
language plpgsql stable set search_path = ''
as $$
declare
  statuses constant text[] := '{open,in_progress,waiting,others,solved,closed}';
  place constant text := format('array_position(%L::text[], s.status)', statuses);
  selected uuid[] := private.selected_feedback_projects();
  owner text := case p_owner when 'me' then private.uid()::text else p_owner end;
begin
  return case when selected is null then ''
      else format(' and s.project_id = any (%L::uuid[])', selected) end
    || private.value_condition('s.priority', p_priority)
    || case owner when 'none' then ' and s.owner_id is null'
      when 'me-or-none' then format(' and (s.owner_id = %L or s.owner_id is null
        and s.project_id = any (%L::uuid[]))', private.uid(), private.feedback_projects_in('update'))
      else private.value_condition('s.owner_id', owner) end
    || private.value_condition('s.project_id', p_project::text)
    || private.value_condition('s.module_id', p_module::text)
    || private.value_condition('s.contact_id', p_contact::text)
    || private.value_condition('s.company_id', p_company::text)
    || private.is_ticket_due(p_due)
    -- Without p_whole they are bounds of the index.
    || case when p_whole then private.value_condition('s.waits_for', p_waits)
      || private.value_condition(place, array_position(statuses, p_status)::text) else '' end
    -- Without a status, words, contact or company the list omits solved tickets.
    || case when p_waits is not null or private.pattern_of(p_text) is null and p_status is null
        and num_nonnulls(p_contact, p_company) = 0
      then ' and s.waits_for is not null' else '' end;
end
$$;
comment on function private.ticket_conditions is
  'Condition in SQL on tickets s for the filters of a list, without the words. With p_whole also status and turn, '
  'which a page reads as bounds of its index.';

create or replace function private.check_tagging(p_subject text) returns void
language plpgsql stable set search_path = ''
as $$
declare
  resource constant text := case p_subject when 'ticket' then 'feedback' else 'crm' end;
begin
  if not public.has_permission(private.uid(), resource, 'update') then
    perform private.refuse(resource || '_update_missing');
  end if;
end
$$;
comment on function private.check_tagging is
  'Refuses a caller who may change no such records with crm_update_missing, or feedback_update_missing for tickets.';

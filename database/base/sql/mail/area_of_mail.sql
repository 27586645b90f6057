create or replace function private.area_of_mail() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.area := case split_part(new.kind, '.', 1)
    when 'lead' then 'crm' when 'crm' then 'crm' when 'task' then 'crm' when 'note' then 'crm'
    when 'automation' then 'crm' when 'feedback' then 'feedback' when 'ticket' then 'feedback'
    when 'inbound' then 'feedback' when 'newsletter' then 'campaigns'
    when 'survey' then 'campaigns' when 'project' then 'projects' when 'client' then 'projects'
    when 'invoice' then 'financial'
    when 'crash' then 'settings' when 'outage' then 'settings' when 'mail' then 'settings'
    when 'system' then 'settings' else 'users' end;
  return new;
end
$$;
comment on function private.area_of_mail is
  'Trigger: sets the permission that is needed to read a mail, by the beginning of its kind.';

create or replace function private.name_service() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.service := private.service_of_lead(new.form_data, new.form_snapshot, new.source_page);
  return new;
exception when others then
  -- No lead is lost for want of this.
  raise warning 'service of lead % not found: % %', new.id, sqlstate, sqlerrm;
  perform private.record_failed_step(new, 'service');
  return new;
end
$$;
comment on function private.name_service is 'Trigger: notes which service a lead asks for.';

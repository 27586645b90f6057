create or replace function private.company_settings_after_update() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.keep_open_hours();
  perform private.order_answer_clocks();
  return null;
end
$$;
comment on function private.company_settings_after_update is
  'Trigger: recomputes open hours and running clocks after a change of business hours.';

create or replace function private.end_act(p_started boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  if p_started then
    perform set_config('forja.act', '', true);
  end if;
end
$$;
comment on function private.end_act is 'Ends the operation that start_act() has begun.';

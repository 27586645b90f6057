create or replace function private.close_live_stream(p_stream uuid) returns void
language sql security definer set search_path = ''
as $$ delete from identity.live_streams where id = p_stream $$;
grant execute on function private.close_live_stream to service_role;

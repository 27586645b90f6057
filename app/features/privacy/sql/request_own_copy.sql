drop function if exists public.own_copy();
create or replace function public.request_own_copy() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  address text := (select u.email from identity.users u
    where u.id = private.uid() and u.email_verified and private.own_address() is not null);
begin
  if address is null then
    return jsonb_build_object('outcome', 'unproved');
  elsif not private.count_hit(jsonb_build_array('own copy', private.uid())::text, 3, interval '1 day') then
    return jsonb_build_object('outcome', 'limited');
  end if;
  perform private.record_security_event('personal_copy_taken', 'info', private.uid(), '{}');
  return jsonb_build_object('outcome', 'copied', 'tables', (
    select coalesce(jsonb_object_agg(t.table_name, t.rows), '{}') from (
      select r.table_name, jsonb_agg(r.row_data) as rows from private.personal_rows(address) r
      group by r.table_name) t));
end
$$;
grant execute on function public.request_own_copy to authenticated;
comment on function public.request_own_copy is
  'Everything that is held of the caller, whose address the account has proved, as an answered privacy request '
  'gives it: copied, limited (3 a day) or unproved. On the security record.';

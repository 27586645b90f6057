-- not null: table_name
create or replace function public.personal_copy(p_id uuid)
returns table (table_name text, row_data jsonb)
language plpgsql security definer set search_path = ''
as $$
declare
  address text;
begin
  select r.email into address from public.privacy_requests r
    where r.id = p_id and r.state = 'done' and r.copy_until > now();
  if address is null then
    return;
  end if;
  insert into public.privacy_request_events (request_id, event) values (p_id, 'copy_fetched');
  return query select * from private.personal_rows(address);
end
$$;
grant execute on function public.personal_copy to service_role;
comment on function public.personal_copy is
  'All data of the person of an answered request, while its link is valid.';

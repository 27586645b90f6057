-- not null: table_name, found
create or replace function public.privacy_findings(p_id uuid)
returns table (table_name text, found bigint)
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests := private.check_privacy_action(p_id, 'read');
begin
  if request.email is null or request.state = 'unproved' then
    return;
  end if;
  return query select r.table_name, count(*) from private.personal_rows(request.email) r
    group by r.table_name order by 1;
end
$$;
grant execute on function public.privacy_findings to authenticated;
comment on function public.privacy_findings is
  'The number of rows with data of the person of a proved request, by table; never the rows.';

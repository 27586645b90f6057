create or replace function public.erase_personal_rows(p_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  p private.person;
  entry private.personal_data;
  changed bigint;
  counts jsonb := '{}';
begin
  select (private.person_of(r.email)).* into p
    from public.privacy_requests r where r.id = p_id and r.state = 'erasing' for update;
  if p.email is null then
    return counts;
  end if;
  for entry in select * from private.personal_data d order by d.position loop
    continue when to_regclass(entry.table_name) is null;
    if entry.erasure = 'delete' then
      execute format('delete from %s t where %s', entry.table_name, entry.belongs) using p;
    else
      execute format('update %s t set %s where %s', entry.table_name, entry.erasure, entry.belongs)
        using p;
    end if;
    get diagnostics changed = row_count;
    if changed > 0 then
      counts := counts || jsonb_build_object(entry.table_name, changed);
    end if;
  end loop;
  -- Done once, though the job may be retried.
  if not exists (select from public.privacy_request_events e
      where e.request_id = p_id and e.event = 'erased') then
    insert into public.privacy_request_events (request_id, event, details)
      values (p_id, 'erased', counts);
  end if;
  return counts;
end
$$;
grant execute on function public.erase_personal_rows to service_role;
comment on function public.erase_personal_rows is
  'Erases the rows of an ordered erasure, all or none, and returns how many by table.';

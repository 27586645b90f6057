create or replace function private.check_privacy_action(p_id uuid, p_action text)
returns public.privacy_requests
language plpgsql set search_path = ''
as $$
declare
  request public.privacy_requests;
begin
  if not public.has_permission(private.uid(), 'users', p_action) then
    raise exception 'users_%_missing', p_action using errcode = 'PT403';
  end if;
  select * into request from public.privacy_requests r where r.id = p_id for update;
  if not found then
    raise exception 'request_unknown' using errcode = 'PT404';
  end if;
  return request;
end
$$;

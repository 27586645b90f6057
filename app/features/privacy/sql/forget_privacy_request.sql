create or replace function public.forget_privacy_request(p_id uuid) returns void
language sql security definer set search_path = ''
as $$
  update public.privacy_requests
    set state = 'done', closed_at = now(), email = null, name = null, message = null, answer = null
    where id = p_id and state = 'erasing'
$$;
grant execute on function public.forget_privacy_request to service_role;
comment on function public.forget_privacy_request is
  'Ends an erasure: its record stays without the person.';

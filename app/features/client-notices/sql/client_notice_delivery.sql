drop function if exists private.client_notice_way(uuid, text);
create or replace function private.client_notice_delivery(p_user uuid, p_kind text) returns text
language sql stable security definer set search_path = ''
return coalesce((select c.way from public.client_notice_choices c
  where c.user_id = p_user and c.kind = p_kind), 'now');
grant execute on function private.client_notice_delivery to service_role;
comment on function private.client_notice_delivery is
  'How a person of a client is notified of a kind of news. Checked when it is enqueued, and before it is sent.';

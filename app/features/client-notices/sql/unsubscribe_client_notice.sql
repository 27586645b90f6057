drop function if exists public.leave_client_notice(uuid, text);
-- not null: *
create or replace function public.unsubscribe_client_notice(p_user uuid, p_kind text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if not exists (select from public.user_profiles p where p.user_id = p_user) then
    return 'unknown';
  end if;
  insert into public.client_notice_choices as c (user_id, kind, way) values (p_user, p_kind, 'off')
    on conflict (user_id, kind) do update set way = 'off', changed_at = clock_timestamp()
    where c.way <> 'off';
  return 'left';
end
$$;
grant execute on function public.unsubscribe_client_notice to service_role;
comment on function public.unsubscribe_client_notice is
  'Unsubscribes from mails of a kind, by the signed link in such a mail; the server has '
  'verified the signature. left, also when it was done before; unknown without an account.';

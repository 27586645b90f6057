create or replace function public.save_mail_server(
  p_part text, p_host text, p_port integer, p_security text, p_login text, p_password_sealed text, p_address text
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  former private.mail_servers;
  password text := p_password_sealed;
begin
  -- All links that set a password pass this server: a permission that a role may be given is not enough.
  perform private.check_superadmin();
  select * into former from private.mail_servers s where s.part = p_part for update;
  if p_login is not null and password is null then
    -- A stored password is never sent to another server, nor over a weaker connection.
    if (former.host, former.port, former.security, former.login)
      is distinct from (p_host, p_port, p_security, p_login) then
      raise exception 'password_missing' using errcode = 'PT422';
    end if;
    password := former.password_sealed;
  end if;
  insert into private.mail_servers as s (part, host, port, security, login, password_sealed, address, changed_at)
    values (p_part, p_host, p_port, p_security, p_login, case when p_login is not null then password end, p_address,
      clock_timestamp())
    on conflict (part) do update set host = excluded.host, port = excluded.port, security = excluded.security,
      login = excluded.login, password_sealed = excluded.password_sealed, address = excluded.address,
      changed_at = excluded.changed_at;
  perform private.record_security_event('mail_server_changed', 'warning', private.uid(),
    jsonb_strip_nulls(jsonb_build_object(
      'part', p_part, 'former', former.host, 'server', p_host, 'port', p_port, 'security', p_security,
      'password', case when p_login is not null and p_password_sealed is not null then 'changed' end,
      'address', case when former.address is distinct from p_address then 'changed' end)));
end
$$;
grant execute on function public.save_mail_server to authenticated;
comment on function public.save_mail_server is
  'Sets the mail server or the mailbox, without a host: none. Without a password the stored one stays, as long as server '
  'and user are the same; else it refuses with password_missing. Recorded without user and password. Refuses with '
  'superadmin_only.';

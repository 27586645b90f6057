-- not null: part
create or replace function private.stored_mail_servers()
returns table (
  part text, host text, port integer, security text, login text, password_sealed text, address text
)
language sql stable security definer set search_path = ''
as $$
  select s.part, s.host, s.port, s.security, s.login, s.password_sealed, s.address from private.mail_servers s
$$;
grant execute on function private.stored_mail_servers to service_role;
comment on function private.stored_mail_servers is
  'Mail server and mailbox as staff have set them, with encrypted passwords: for the server alone.';

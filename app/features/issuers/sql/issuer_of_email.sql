-- not null: id, name, is_required
create or replace function private.issuer_of_email(p_email text)
returns table (id uuid, name text, is_required boolean)
language sql stable security definer set search_path = ''
as $$
  select i.id, i.name, d.is_required
  from public.sign_in_domains d join public.sign_in_issuers i on i.id = d.issuer_id
  where d.domain = private.mail_domain(p_email) and i.is_enabled
$$;
grant execute on function private.issuer_of_email to service_role;
comment on function private.issuer_of_email is
  'The enabled issuer that serves the domain of a mail address. The same for every address of the domain, so that it does '
  'not reveal who has an account.';

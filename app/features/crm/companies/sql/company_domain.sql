create or replace function private.company_domain(p_email text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  domain text := lower(split_part(p_email, '@', 2));
begin
  return case when domain like '%_._%' and not private.is_free_mail(domain) then domain end;
end
$$;
comment on function private.company_domain is
  'The domain of an e-mail address that says for whom somebody works; null for a public mail provider.';

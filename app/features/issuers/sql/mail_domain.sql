create or replace function private.mail_domain(p_email text) returns text
language sql immutable parallel safe set search_path = ''
return lower(substring(p_email from '@([^@]+)$'));
comment on function private.mail_domain is 'What is after the @ of a mail address, in lower case.';

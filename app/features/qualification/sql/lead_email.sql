create or replace function private.lead_email(form_data jsonb, form_snapshot jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  email text := lower(private.lead_answer(form_data, form_snapshot, 'email'));
begin
  return case when email ~ '^[^[:space:]@]+@[^[:space:]@]+$' and length(email) <= 254
    then email end;
end
$$;
comment on function private.lead_email is
  'The lead''s e-mail in lower case, or null when there is none that could be one.';

create or replace function private.cnpj_in(p_text text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  found text := regexp_replace(upper(substring(p_text from
    '(?i)(?:^|[^0-9a-z])([0-9a-z]{2}\.?[0-9a-z]{3}\.?[0-9a-z]{3}/?[0-9a-z]{4}-?[0-9]{2})(?:$|[^0-9a-z])')), '[./-]', '', 'g');
begin
  return case when private.is_valid_cnpj(found) then found end;
end
$$;
comment on function private.cnpj_in is
  'The CNPJ within a text, of figures or of letters and figures, without its marks; null where its check digits are '
  'wrong.';

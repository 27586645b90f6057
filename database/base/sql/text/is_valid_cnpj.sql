drop function if exists private.cnpj_is_right(text);
create or replace function private.is_valid_cnpj(p_cnpj text) returns boolean
language plpgsql immutable set search_path = ''
as $$
declare
  digit integer;
begin
  if p_cnpj is null or p_cnpj !~ '^[0-9A-Z]{12}[0-9]{2}$' or p_cnpj ~ '^(.)\1+$' then
    return false;
  end if;
  for size in 12 .. 13 loop
    -- Weights 2 to 9 from the right, over and over; a sign is worth its ASCII code less 48.
    select sum((ascii(substr(p_cnpj, n.place, 1)) - 48) * (2 + (size - n.place) % 8)) % 11
      into digit from generate_series(1, size) as n (place);
    if (case when digit < 2 then 0 else 11 - digit end) <> substr(p_cnpj, size + 1, 1)::integer then
      return false;
    end if;
  end loop;
  return true;
end
$$;
comment on function private.is_valid_cnpj is
  'Whether the two check digits of a CNPJ are right, of figures or of letters and figures, by the rule '
  'of the Receita Federal (Instrução Normativa RFB 2.229 of 2024, annex XV): modulo 11.';

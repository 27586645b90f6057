create or replace function private.typed_number(p_text text) returns numeric
language sql immutable
return case when p_text ~ '^-?\d{1,3}(\.\d{3})+(,\d{1,6})?$' or p_text ~ '^-?\d{1,14},\d{1,6}$'
    then replace(replace(p_text, '.', ''), ',', '.')::numeric
  when p_text ~ '^-?\d{1,14}(\.\d{1,6})?$' then p_text::numeric
  when p_text ~ '^-?\d{1,3}(,\d{3})+\.\d{1,6}$' or p_text ~ '^-?\d{1,3}(,\d{3}){2,}$'
    then replace(p_text, ',', '')::numeric end;
comment on function private.typed_number is
  'A number as it is typed in Brazil or in English, 1.234,5 or 1,234.5 or 1234.5; null where it is none.';

create or replace function private.fits_rule(p_values text[], p_test text, p_words text[])
returns boolean
language plpgsql immutable set search_path = ''
as $$
begin
  if p_test = 'filled' then
    return cardinality(p_values) > 0;
  end if;
  return exists (
    select from unnest(p_values) v, unnest(p_words) w
    where case p_test
      when 'one_of' then lower(v) = lower(w)
      else strpos(private.folded(v), private.folded(w)) > 0 end);
end
$$;
comment on function private.fits_rule is
  'Whether one of the values equals or contains one of the words, or whether there is any value.';

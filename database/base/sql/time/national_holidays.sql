create or replace function private.national_holidays(p_year integer)
returns table (code text, day date, is_kept boolean)
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  easter date := private.easter(p_year);
begin
  return query values
    ('new_year', make_date(p_year, 1, 1), true),
    ('carnival_monday', easter - 48, false),
    ('carnival_tuesday', easter - 47, false),
    ('good_friday', easter - 2, true),
    ('tiradentes', make_date(p_year, 4, 21), true),
    ('labour', make_date(p_year, 5, 1), true),
    ('corpus_christi', easter + 60, false),
    ('independence', make_date(p_year, 9, 7), true),
    ('aparecida', make_date(p_year, 10, 12), true),
    ('all_souls', make_date(p_year, 11, 2), true),
    ('republic', make_date(p_year, 11, 15), true),
    ('christmas', make_date(p_year, 12, 25), true);
  -- National since Law 14.759 of 2023.
  if p_year >= 2024 then
    return query values ('black_awareness', make_date(p_year, 11, 20), true);
  end if;
end
$$;
comment on function private.national_holidays is
  'The national holidays of a year, and the optional days (not kept unless staff say so): Carnival and '
  'Corpus Christi.';

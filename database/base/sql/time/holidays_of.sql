-- not null: day, is_kept, yearly
create or replace function private.holidays_of(p_year integer)
returns table (day date, code text, own uuid, is_kept boolean, spans jsonb, yearly boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select n.day, n.code, h.id, coalesce(h.is_kept, n.is_kept), h.spans, true
    from private.national_holidays(p_year) n
      left join public.company_holidays h on h.code = n.code
    union all
    select h.day, null, h.id, true, h.spans, h.yearly
    from public.company_holidays h
    where h.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31)
    union all
    -- The 29th of February comes again with the next leap year.
    select (h.day + make_interval(years => p_year - extract(year from h.day)::integer))::date, null, h.id,
      true, h.spans, true
    from public.company_holidays h
    where h.yearly and h.day < make_date(p_year, 1, 1)
      and (to_char(h.day, 'MMDD') <> '0229'
        or extract(month from make_date(p_year, 2, 28) + 1) = 2);
end
$$;
grant execute on function private.holidays_of to authenticated;
comment on function private.holidays_of is
  'Every day of a year that is a holiday, also those that the company does not keep: computed ones with what '
  'staff made of them, and its own. A day may occur twice; private.special_days() decides which entry applies.';

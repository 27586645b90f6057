create or replace function private.special_days(p_from date, p_to date)
returns table (day date, spans jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select distinct on (h.day) h.day, h.spans
    from generate_series(greatest(extract(year from p_from)::integer, 1),
        extract(year from p_to)::integer) y
      cross join lateral private.holidays_of(y) h
    where h.is_kept and h.day between p_from and p_to
    -- The company's own entries before those of the nation, entries of the year before those of every year.
    order by h.day, h.code is not null, h.yearly, h.own;
end
$$;
grant execute on function private.special_days to service_role;
comment on function private.special_days is
  'Days on which other hours hold than those of the week: spans, or null for closed. Of several holidays on '
  'a day the company''s own one holds.';

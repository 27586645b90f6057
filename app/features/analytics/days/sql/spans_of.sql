create or replace function private.spans_of(p_from date, p_to date, p_without date[] default '{}')
returns table (days integer, day date)
language plpgsql immutable set search_path = '' rows 30
as $$
declare
  holes constant datemultirange := (
    select coalesce(range_agg(daterange(h, h, '[]')), '{}') from unnest(p_without) as h);
  step integer;
begin
  day := p_from;
  while day <= p_to loop
    step := 1;
    -- The longest span that begins on this day, as private.start_of_span() defines spans.
    foreach days in array '{28,7,1}'::integer[] loop
      if (day - date '2001-01-01') % days = 0 and day + days - 1 <= p_to
        and not daterange(day, day + days) && holes then
        return next;
        step := days;
        exit;
      end if;
    end loop;
    day := day + step;
  end loop;
end
$$;
comment on function private.spans_of is
  'The fewest four-week spans, weeks and days that cover a range, without the given days.';

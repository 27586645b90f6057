create or replace function private.stale_days(p_what text, p_from date, p_to date) returns date[]
language sql stable
return (select coalesce(array_agg(newest.day), '{}') from (
  select distinct m.day from private.day_marks m
  where m.what = p_what and m.day between p_from and p_to
  -- With more stale days than this, slightly old sums are shown until the job has run.
  order by m.day desc limit 2) newest);
comment on function private.stale_days is
  'Days of a range whose sums are stale, so that they are read from the rows.';

create or replace function private.mark_visit_days() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  -- A day is summed an hour after its end; until then one mark is enough.
  insert into private.day_marks (what, day)
    select tg_argv[0], c.day from (select distinct day from changed) c
    where c.day < private.business_day(now())
      or not exists (select from private.day_marks m where m.what = tg_argv[0] and m.day = c.day);
  return null;
end
$$;
comment on function private.mark_visit_days is
  'Statement trigger: marks the days of new counts as dirty.';

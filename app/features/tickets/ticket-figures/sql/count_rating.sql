create or replace function private.count_rating() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  changes private.feedback_module_days[];
begin
  if tg_op = 'INSERT' then
    changes := array(select d from fresh r, private.days_of_rating(r, 1) d);
  elsif tg_op = 'DELETE' then
    changes := array(select d from gone r, private.days_of_rating(r, -1) d);
  else
    changes := array(
      select d from gone r, private.days_of_rating(r, -1) d
      union all
      select d from fresh r, private.days_of_rating(r, 1) d);
  end if;
  if cardinality(changes) > 0 then
    perform private.count_days(changes);
  end if;
  return null;
end
$$;
comment on function private.count_rating is
  'Trigger: updates the figures of days when ratings are given, changed or erased.';

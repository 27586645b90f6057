create or replace function private.mark_lead_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op <> 'DELETE' then
    insert into private.day_marks (what, day) values ('leads', private.house_day(new.created_at));
  end if;
  if tg_op = 'DELETE' or tg_op = 'UPDATE' and new.created_at <> old.created_at then
    insert into private.day_marks (what, day) values ('leads', private.house_day(old.created_at));
  end if;
  return null;
end
$$;
comment on function private.mark_lead_day is
  'Trigger: the figures of the day on which a lead came are no longer right.';

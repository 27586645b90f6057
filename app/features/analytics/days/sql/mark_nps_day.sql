create or replace function private.mark_nps_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.day_marks (what, day) values ('nps',
    private.house_day(case tg_op when 'DELETE' then old.created_at else new.created_at end));
  return null;
end
$$;
comment on function private.mark_nps_day is
  'Trigger: the answers of a day to "would you recommend us" are no longer counted right.';

create or replace function private.mark_day(p_what text, p_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.day_marks (what, day) values (p_what, private.business_day(p_at));
end
$$;
comment on function private.mark_day is
  'Has the sums of a day be computed again, by what they are of and a moment of that day.';

drop function if exists private.mark_day(text, timestamptz);
create or replace function private.mark_dirty_day(p_what text, p_at timestamptz) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.day_marks (what, day) values (p_what, private.business_day(p_at));
end
$$;
comment on function private.mark_dirty_day is
  'Marks a day whose sums of a kind must be computed again; p_at is a moment of that day.';

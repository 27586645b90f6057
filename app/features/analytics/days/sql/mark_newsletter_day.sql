create or replace function private.mark_newsletter_day() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.day_marks (what, day) values ('newsletter',
    private.business_day(case tg_op when 'DELETE' then old.happened_at else new.happened_at end));
  return null;
end
$$;
comment on function private.mark_newsletter_day is
  'Trigger: the figures of the day on which somebody confirmed or left are no longer right.';

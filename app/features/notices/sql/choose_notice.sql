create or replace function public.choose_notice(p_kind text, p_channel text, p_off boolean)
  returns void
language plpgsql security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
begin
  if private.rank_of(me) = 0 then
    perform private.refuse('staff_only');
  end if;
  insert into public.notice_choices (user_id, kind, channel, off) values (me, p_kind, p_channel, p_off)
    on conflict (user_id, kind, channel)
      do update set off = excluded.off, changed_at = clock_timestamp()
      where notice_choices.off <> excluded.off;
end
$$;
grant execute on function public.choose_notice to authenticated;
comment on function public.choose_notice is
  'Switches a kind of notice off or on for the caller alone, by mail or in the admin.';

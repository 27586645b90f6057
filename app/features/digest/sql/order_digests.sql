-- not null: *
create or replace function public.order_digests(p_at timestamptz default now()) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  today date := private.business_day(p_at);
  eight timestamptz := private.start_of_day(today) + interval '8 hours';
  ends timestamptz := private.start_of_day(today) + interval '12 hours';
  ordered integer;
begin
  if p_at < eight or p_at >= ends
      or not exists (select from private.business_spans(private.start_of_day(today),
        private.start_of_day(today + 1))) then
    return 0;
  end if;
  delete from private.notice_digests d where d.day < today - 30;
  with fresh as (
    insert into private.notice_digests (user_id, day, until)
      select distinct r.user_id, today, ends
      from public.user_roles r join public.user_profiles p using (user_id)
      -- A user who joins during the day gets the first digest the next morning.
      where r.is_active and p.created_at < eight and private.rank_of(r.user_id) > 0
        and private.wants_notice(r.user_id, 'digest')
        and not exists (select from private.notice_digests d
          where d.user_id = r.user_id and d.day = today)
      on conflict do nothing returning user_id
  )
  insert into public.outbox (kind, payload)
    select 'notice.digest-mail', jsonb_build_object('user_id', f.user_id, 'day', today) from fresh f;
  get diagnostics ordered = row_count;
  return ordered;
end
$$;
grant execute on function public.order_digests to service_role;
comment on function public.order_digests is
  'Enqueues the digests of a business day, from eight until noon, once for each user, '
  'and returns how many.';

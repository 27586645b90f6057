-- not null: *
create or replace function public.notices_waiting() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  me uuid := private.uid();
  unwanted text[] := array(select c.kind from public.notice_choices c
    where c.user_id = me and c.channel = 'desk' and c.off);
  moments jsonb;
  waiting integer;
begin
  with happening as (
    select * from private.lead_moments(me)
    union all select * from private.ticket_moments(me)
    union all select * from private.task_moments(me)
    union all select * from private.mention_moments(me)
    union all select * from private.rule_notice_moments(me)
    union all select * from private.rating_moments(me)
  ), wanted as (
    select h.* from happening h where h.kind <> all (unwanted)
  ), near as (
    select w.*, row_number() over (partition by w.at <= now()
        order by abs(extract(epoch from w.at - now())), w.kind, w.id) as place
    from wanted w
    where w.tells and w.at between now() - interval '1 day' and now() + interval '12 hours'
  )
  -- A rating of a ticket is announced, and counts as no work.
  select count(distinct w.subject) filter (where w.at <= now() and w.kind <> 'rating-bad'),
    (select coalesce(jsonb_agg(jsonb_build_object('kind', n.kind, 'id', n.id, 'label', n.label,
        'about', split_part(n.subject, ' ', 1), 'at', n.at, 'adds', not exists (select from wanted o
          where o.subject = n.subject and o.at <= now())) order by n.at, n.kind, n.id), '[]')
      from near n where n.place <= 20)
    into waiting, moments
    from wanted w;
  return jsonb_build_object('now', now(), 'moments', moments,
    'count', case when 'title' <> all (unwanted) then waiting else 0 end,
    'counts', 'title' <> all (unwanted));
end
$$;
grant execute on function public.notices_waiting to authenticated;
comment on function public.notices_waiting is
  'What open screens show the caller: how many things wait, and the moments nearest '
  'to now at which one begins to, of the kinds that they have not switched off in the admin.';

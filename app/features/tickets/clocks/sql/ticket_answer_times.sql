-- not null: average_response_time, answers, in_time
create or replace function public.ticket_answer_times(p_days integer default 90)
returns table (priority text, average_response_time integer, median_seconds integer, answers integer,
  in_time integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  selected uuid[] := private.selected_feedback_projects();
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select t.priority,
      -- A constant in hours by the specification; the measured value is returned too.
      24, percentile_disc(0.5) within group (order by t.answer_seconds), count(*)::integer,
      (count(*) filter (where t.answer_seconds <= t.answer_target * 60))::integer
    from public.feedback_tickets t
    where t.answer_seconds is not null
      and t.first_answered_at > now() - make_interval(days => least(greatest(p_days, 1), 400))
      and (selected is null or t.project_id = any (selected))
    group by grouping sets ((t.priority), ());
end
$$;
grant execute on function public.ticket_answer_times to authenticated;
comment on function public.ticket_answer_times is
  'Times of first replies to tickets in the last days, in seconds of business time: the median by priority, '
  'and for all with null, with their number and how many were in time. average_response_time is the '
  'constant of 24 hours. Refuses with feedback_read_missing.';

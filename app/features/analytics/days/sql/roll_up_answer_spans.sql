drop function if exists private.fold_answer_spans(date[]);
create or replace function private.roll_up_answer_spans(p_days date[]) returns void
language plpgsql set search_path = '' set jit = off
as $$
declare
  weeks constant date[] := array(select distinct private.start_of_span(n.day, 7)
    from unnest(p_days) as n (day));
  fours constant date[] := array(select distinct private.start_of_span(n.day, 28)
    from unnest(p_days) as n (day));
begin
  delete from private.lead_answer_spans s
    where s.days = 7 and s.day = any (weeks) or s.days = 28 and s.day = any (fours);
  insert into private.lead_answer_spans
    select 7, n.start, d.source, d.target, d.in_target, d.minutes, sum(d.answers)::integer
    from unnest(weeks) as n (start)
    join private.lead_answer_days d on d.day between n.start and n.start + 6
    group by 1, 2, 3, 4, 5, 6;
  insert into private.lead_answer_spans
    select 28, n.start, s.source, s.target, s.in_target, s.minutes, sum(s.answers)::integer
    from unnest(fours) as n (start)
    join private.lead_answer_spans s on s.days = 7 and s.day between n.start and n.start + 27
    group by 1, 2, 3, 4, 5, 6;
end
$$;
comment on function private.roll_up_answer_spans is
  'Sums the weeks and four-week spans again that contain some days of answers.';

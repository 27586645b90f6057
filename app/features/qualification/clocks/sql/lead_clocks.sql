-- not null: id, arrived_at, is_open, read_at
create or replace function public.lead_clocks(p_ids uuid[])
returns table (id uuid, arrived_at timestamptz, due_at timestamptz, target integer,
  answered_at timestamptz, answer_seconds integer, left_seconds integer, is_open boolean,
  changes_at timestamptz, read_at timestamptz)
language sql stable set search_path = ''
as $$
  select s.id, s.created_at, s.answer_due_at, s.answer_target, s.answered_at, s.answer_seconds,
    case when s.answered_at is not null then null
      when s.answer_due_at > now() then private.business_seconds(now(), s.answer_due_at)
      else - private.business_seconds(s.answer_due_at, now()) end,
    hours.is_open, hours.changes_at, now()
  from public.qualification_submissions s
    cross join (select private.business_open_at(now()) as is_open,
      private.business_next_change(now()) as changes_at) hours
  where s.id = any (p_ids)
$$;
grant execute on function public.lead_clocks to authenticated;
comment on function public.lead_clocks is
  'The clocks of some leads that the caller may see: business seconds left, negative '
  'once overdue, and whether business time runs now and until when.';

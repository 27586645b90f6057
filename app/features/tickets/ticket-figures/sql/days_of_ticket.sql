create or replace function private.days_of_ticket(p_ticket public.feedback_tickets, p_sign integer)
returns setof private.feedback_module_days
language sql stable set search_path = ''
as $$
  select p_ticket.project_id, p_ticket.module_id, private.business_day(m.at),
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    p_sign * (m.what = 'opened')::int, p_sign * (m.what = 'answered')::int,
    p_sign * (m.what = 'solved')::int, p_sign * (m.what = 'merged')::int
  from (values ('opened', p_ticket.created_at), ('answered', p_ticket.first_answered_at),
    ('solved', private.ticket_done_at(p_ticket)),
    ('merged', case when p_ticket.merged_into is not null
      then coalesce(p_ticket.merged_at, p_ticket.closed_at, p_ticket.created_at) end)) m (what, at)
  where m.at is not null
$$;
comment on function private.days_of_ticket is
  'What a ticket adds to the figures of the days on which it was opened, answered, solved or merged (p_sign 1), or '
  'subtracts from them (-1).';

drop function if exists private.ticket_survivor(uuid);
create or replace function private.ticket_merge_target(p_ticket_id uuid) returns uuid
language sql stable set search_path = ''
as $$
  with recursive way (id, into_id, steps) as (
    select t.id, t.merged_into, 0 from public.feedback_tickets t where t.id = p_ticket_id
    union all
    select t.id, t.merged_into, w.steps + 1 from way w
      join public.feedback_tickets t on t.id = w.into_id where w.steps < 20)
  select w.id from way w order by w.steps desc limit 1
$$;
comment on function private.ticket_merge_target is
  'The ticket that a ticket was merged into; itself where it was not merged.';

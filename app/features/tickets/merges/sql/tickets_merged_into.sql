drop function if exists private.tickets_gone_into(uuid);
create or replace function private.tickets_merged_into(p_ticket_id uuid) returns uuid[]
language sql stable set search_path = ''
as $$
  with recursive family (id) as (
    select p_ticket_id
    union
    select t.id from family f join public.feedback_tickets t on t.merged_into = f.id)
  select array_agg(f.id) from family f
$$;
comment on function private.tickets_merged_into is 'A ticket, and all that were merged into it.';

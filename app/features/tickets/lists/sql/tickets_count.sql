drop function if exists public.tickets_count(text, text, text, text, text, text, text, uuid, uuid, text, jsonb);
drop function if exists public.tickets_count(text, text, text, text, text, text, text, uuid, uuid, text);
drop function if exists public.tickets_count(text, text, text, text, text, uuid, uuid, uuid, uuid, text);
drop function if exists public.listed_tickets_count(text, text, text, text, text, uuid, uuid, uuid, uuid, text);
create or replace function public.tickets_count(
  p_text text default null,
  p_status text default null,
  p_waits text default null,
  p_priority text default null,
  p_owner text default null,
  p_project text default null,
  p_module text default null,
  p_contact uuid default null,
  p_company uuid default null,
  p_due text default null,
  p_fields jsonb default null,
  p_tag text default null,
  p_most integer default 10001
) returns integer
language plpgsql stable security definer set search_path = '' set jit = off
as $$
declare
  like_words constant text := private.ticket_search_condition(p_text);
  found integer;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  execute 'select count(*)::integer from (select from public.feedback_tickets s'
    || case when like_words is null then ' where true'
      else ' join private.ticket_words w on w.id = s.id where ' || like_words end
    || private.ticket_conditions(p_text, p_status, p_waits, p_priority, p_owner, p_project, p_module,
      p_contact, p_company, p_due, true, p_fields) || private.tag_condition('ticket_id', p_tag)
    || ' limit ' || p_most || ') found' into found;
  return found;
end
$$;
grant execute on function public.tickets_count to authenticated;
comment on function public.tickets_count is
  'How many tickets a list has, counted up to p_most. Refuses with feedback_read_missing.';

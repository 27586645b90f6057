create or replace function private.thread_of_mail(p_mail jsonb) returns table (kind text, id uuid)
language sql stable set search_path = ''
as $$
  with referenced (rank, kind, id) as (
    select 0, p_mail -> 'thread' ->> 'kind', (p_mail -> 'thread' ->> 'id')::uuid
    union all
    select a.rank, parts.found[1], parts.found[2]::uuid
    from jsonb_array_elements_text(coalesce(p_mail -> 'answers', '[]')) with ordinality a (own, rank)
    cross join lateral (select regexp_match(a.own,
      '^(feedback-message|feedback|message|ticket-message|ticket)-'
      '([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})'
      '(?:-author|-ticket|-[0-9a-f-]{36})?(?:-again-\d+)?$') as found) parts
    where parts.found is not null
  ), threads (rank, kind, id) as (
    select n.rank, 'feedback', e.id from referenced n join public.feedback_entries e on e.id = n.id
      where n.kind = 'feedback'
    union all
    select n.rank, 'feedback', m.entry_id from referenced n join public.feedback_messages m on m.id = n.id
      where n.kind = 'feedback-message' and m.entry_id is not null
    union all
    select n.rank, 'ticket', t.id from referenced n join public.feedback_tickets t on t.id = n.id
      where n.kind = 'ticket'
    union all
    select n.rank, 'ticket', m.ticket_id from referenced n join public.feedback_messages m on m.id = n.id
      where n.kind = 'ticket-message' and m.ticket_id is not null
    union all
    select n.rank, 'message', m.id from referenced n join public.crm_messages m on m.id = n.id
      where n.kind = 'message' and m.channel = 'mail' and m.direction = 'out'
  )
  select t.kind, t.id from threads t order by t.rank limit 1
$$;
comment on function private.thread_of_mail is
  'The thread that a mail answers: by its recipient address, else by the latest of our mails that it references; no row '
  'where that thread does not exist any more. The server has checked the signatures of address and references.';

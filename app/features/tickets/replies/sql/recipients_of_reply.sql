create or replace function private.recipients_of_reply(p_sent_to jsonb) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', who.name, 'mailed', one.mailed) order by one.place), '[]')
  from (
    select s.place, (s.item ->> 'entry_id')::uuid as entry_id, (s.item ->> 'asks_in')::uuid as asks_in,
      coalesce((s.item ->> 'mailed')::boolean, false) as mailed
    from jsonb_array_elements(p_sent_to) with ordinality s (item, place)
  ) one
  cross join lateral (
    select coalesce(e.author_name, private.hidden_address(e.author_email)) as name
    from public.feedback_entries e where e.id = one.entry_id
    union all
    select coalesce(t.author_name, private.hidden_address(private.requester_email_of_ticket(t.id)))
    from public.feedback_tickets t where one.entry_id is null and t.id = one.asks_in
  ) who
$$;
comment on function private.recipients_of_reply is
  'The names of those to whom a reply was sent, and whether by mail; the address of one without a name is shortened. '
  'Who was erased since is not among them.';

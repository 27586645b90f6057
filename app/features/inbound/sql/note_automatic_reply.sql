create or replace function private.note_automatic_reply(p_mail jsonb, p_kind text, p_id uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  words constant text := coalesce(nullif(btrim(p_mail ->> 'body'), ''), '[…]');
begin
  if p_kind not in ('ticket', 'feedback') or not private.count_hit(
      jsonb_build_array('automatic reply', p_id)::text, 5, interval '1 day') then
    return;
  end if;
  -- A note names colleagues as @{id}; a mail names nobody.
  insert into public.ticket_notes (id, ticket_id, entry_id, body, from_address)
    values ((p_mail ->> 'id')::uuid,
      case when p_kind = 'ticket' then private.ticket_merge_target(p_id) end,
      case when p_kind = 'feedback' then p_id end,
      left(replace(words, '@{', '@ {'), 2000), p_mail ->> 'from_address');
end
$$;
comment on function private.note_automatic_reply is
  'Stores an automatic reply as an internal note on the ticket or entry that it answers, five a day for each; '
  'it changes no state and no clock, and sends no mail.';

drop function if exists public.add_feedback_message(uuid, text, boolean);
create or replace function public.reply_to_entry(
  p_id uuid, p_entry_id uuid, p_body text, p_files uuid[] default '{}'
) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  is_mailed boolean;
  taken integer;
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  select e.author_email is not null into is_mailed
    from public.feedback_entries e
    where e.id = p_entry_id and private.entry_in_reach(p_entry_id, 'update');
  if not found then
    raise exception 'entry_gone' using errcode = 'PT404';
  end if;
  insert into public.feedback_messages (id, entry_id, ticket_id, author, written_by, body, via, sent_to)
    values (p_id, p_entry_id, private.ticket_of_entry(p_entry_id), 'staff', private.uid(), btrim(p_body), 'desk',
      jsonb_build_array(jsonb_build_object('entry_id', p_entry_id, 'mailed', is_mailed)))
    on conflict (id) do nothing;
  -- A repeated call: already sent.
  if not found then
    return;
  end if;
  update public.feedback_attachments a set message_id = p_id
    where a.id = any (p_files) and a.uploaded_by = private.uid()
      and num_nonnulls(a.entry_id, a.message_id) = 0;
  get diagnostics taken = row_count;
  if taken <> cardinality(p_files) then
    raise exception 'files_gone' using errcode = 'PT409';
  end if;
  if is_mailed then
    insert into public.outbox (kind, payload)
      values ('feedback.reply-mail', jsonb_build_object('message_id', p_id));
  end if;
end
$$;
grant execute on function public.reply_to_entry to authenticated;
comment on function public.reply_to_entry is
  'Sends a reply to the author of an entry, idempotent by id, with uploaded files: the author reads it at the follow-up '
  'link, and by mail where there is an address. Refuses with feedback_update_missing, entry_gone or files_gone.';

drop function if exists public.tell_authors(uuid, text, text);
-- not null: *
create or replace function public.notify_authors(p_entry_id uuid, p_words text, p_words_en text)
returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  known public.feedback_entries;
  outcome public.idea_outcomes;
  words text := nullif(btrim(p_words), '');
  words_en text := nullif(btrim(p_words_en), '');
  mailed integer;
begin
  if not public.has_permission(private.uid(), 'feedback', 'update') then
    perform private.refuse('feedback_update_missing');
  end if;
  select * into known from public.feedback_entries e
    where e.id = p_entry_id and private.entry_in_reach(p_entry_id, 'update') for no key update;
  if known.id is null then
    raise exception 'idea_gone' using errcode = 'PT404';
  elsif known.type <> 'ideia' then
    raise exception 'not_an_idea' using errcode = 'PT409';
  elsif known.status = 'declined' and num_nonnulls(words, words_en) = 0 then
    raise exception 'reason_missing' using errcode = 'PT422';
  end if;
  insert into public.idea_outcomes (entry_id, status, words, words_en)
    values (p_entry_id, known.status, words, words_en) returning * into outcome;
  insert into public.outbox (kind, payload, created_at)
    select 'feedback.outcome-mail',
      jsonb_build_object('outcome_id', outcome.id, 'entry_id', v.entry_id), outcome.due_at
    from private.voices_to_mail(p_entry_id) v;
  get diagnostics mailed = row_count;
  update public.idea_outcomes o set mails = mailed where o.id = outcome.id;
  return mailed;
end
$$;
grant execute on function public.notify_authors to authenticated;
comment on function public.notify_authors is
  'Notifies everybody who asked for an idea that it is planned, done or declined, with words in Portuguese, '
  'English or both: on their pages, and by mail where they left an address. Returns the number of mails. '
  'They are sent a little later, unless the idea is moved before. Refuses with feedback_update_missing, '
  'idea_gone, not_an_idea or reason_missing, and with 23514 for other states.';

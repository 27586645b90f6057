create or replace function public.answer_privacy_request(p_id uuid, p_outcome text, p_answer text)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  request public.privacy_requests := private.check_privacy_action(p_id, 'update');
begin
  if request.state <> 'open' then
    raise exception 'request_not_open' using errcode = 'PT409';
  elsif p_outcome not in ('copy_given', 'corrected', 'refused')
      or p_outcome = 'copy_given' and request.kind not in ('access', 'portability')
      or p_outcome = 'corrected' and request.kind <> 'correction' then
    raise exception 'outcome_unfit' using errcode = 'PT409';
  elsif p_outcome <> 'copy_given' and coalesce(btrim(p_answer), '') = '' then
    raise exception 'answer_missing' using errcode = 'PT422';
  end if;
  update public.privacy_requests set
    state = case p_outcome when 'refused' then 'refused' else 'done' end,
    answer = nullif(btrim(p_answer), ''),
    closed_at = now(),
    copy_until = case p_outcome when 'copy_given' then now() + interval '7 days' end
    where id = p_id;
  insert into public.privacy_request_events (request_id, event, actor_id)
    values (p_id, p_outcome, private.uid());
  insert into public.outbox (kind, payload)
    values ('privacy.answer-mail', jsonb_build_object('request_id', p_id));
end
$$;
grant execute on function public.answer_privacy_request to authenticated;
comment on function public.answer_privacy_request is
  'Closes a proved request: copy_given (access, portability), corrected, or refused with the reason. '
  'Refuses with users_update_missing, request_not_open, outcome_unfit or answer_missing.';

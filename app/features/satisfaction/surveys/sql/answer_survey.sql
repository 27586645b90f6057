-- not null: *
create or replace function public.answer_survey(p_invitation_id uuid, p_score integer, p_comment text)
returns text
language plpgsql security definer set search_path = ''
as $$
declare
  invitation public.nps_invitations;
  words text := nullif(btrim(p_comment), '');
  -- An entry needs a text, also for a score without a comment.
  said text;
  held jsonb := jsonb_strip_nulls(jsonb_build_object('comment', words));
  entry uuid;
begin
  -- Locked before the invitation, in the lock order of a merge.
  perform private.lock_merge_target(i.contact_id) from public.nps_invitations i
    where i.id = p_invitation_id;
  select * into invitation from public.nps_invitations i where i.id = p_invitation_id for update;
  if not found then
    return 'unknown';
  elsif private.invitation_until(invitation) <= clock_timestamp()
    or invitation.answered_at is not null and invitation.entry_id is null then
    return 'late';
  elsif not private.count_hit(jsonb_build_array('survey', invitation.id)::text, 20, interval '1 hour') then
    return 'limited';
  end if;
  said := coalesce(words, case invitation.locale when 'en' then 'No comment.' else 'Sem comentário.' end);
  if invitation.entry_id is not null then
    update public.feedback_entries e set score = p_score, verbatim = said, context = held
      where e.id = invitation.entry_id and (e.score, e.verbatim) is distinct from (p_score::smallint, said);
    return 'kept';
  end if;
  entry := gen_random_uuid();
  insert into public.feedback_entries (id, protocol, project_id, type, score, persona, channel, verbatim,
      context, contact_id, author_name, author_email, locale, status)
    select entry, private.new_feedback_protocol(entry), v.project_id, 'nps', p_score, p.persona, 'survey', said,
      held, invitation.contact_id, c.name, invitation.email, invitation.locale,
      -- A score without a comment is counted, and needs no reading.
      case when words is null then 'triaged' else 'new' end
    from public.nps_surveys v join public.feedback_projects p on p.id = v.project_id
    join public.crm_contacts c on c.id = invitation.contact_id
    where v.id = invitation.survey_id;
  update public.nps_invitations i set entry_id = entry, answered_at = clock_timestamp()
    where i.id = invitation.id;
  return 'kept';
end
$$;
grant execute on function public.answer_survey to service_role;
comment on function public.answer_survey is
  'Saves whether somebody would recommend the company, 0 to 10, as one entry of type nps that they may change '
  'for 7 days; the server has verified the signature of the link. kept, late, limited (20 an hour) or unknown.';

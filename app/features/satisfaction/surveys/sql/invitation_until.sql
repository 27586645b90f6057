create or replace function private.invitation_until(p_invitation public.nps_invitations) returns timestamptz
language sql stable set search_path = ''
return coalesce(p_invitation.answered_at + interval '7 days', p_invitation.asked_at + interval '90 days');
comment on function private.invitation_until is
  'Until when an answer is taken: until she may be asked again, and changed for 7 days after it was given.';

create or replace function private.invitation_until(p_invitation public.nps_invitations) returns timestamptz
language sql stable
return coalesce(p_invitation.answered_at + interval '7 days', p_invitation.asked_at + interval '90 days');
comment on function private.invitation_until is
  'Until when an answer is accepted: until the next survey may be sent, and for 7 days after the answer for changes.';

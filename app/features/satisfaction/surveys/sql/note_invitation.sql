create or replace function private.note_invitation(p_id uuid, p_failed text) returns void
language sql security definer set search_path = ''
as $$
  update public.nps_invitations i set failed = left(p_failed, 200),
    sent_at = case when p_failed is null then coalesce(i.sent_at, clock_timestamp()) else i.sent_at end
  where i.id = p_id
$$;
grant execute on function private.note_invitation to service_role;
comment on function private.note_invitation is 'Stores whether a survey''s mail was sent, or why not.';

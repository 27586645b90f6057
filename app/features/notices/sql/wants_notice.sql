create or replace function private.wants_notice(
  p_user uuid, p_kind text, p_channel text default 'mail'
) returns boolean
language sql stable security definer set search_path = ''
return not exists (select from public.notice_choices c
  where c.user_id = p_user and c.kind = p_kind and c.channel = p_channel and c.off);
grant execute on function private.wants_notice to service_role;
comment on function private.wants_notice is
  'Whether a user wants notices of a kind: true unless switched off. Checked when a notice '
  'is enqueued, and again before it is sent.';

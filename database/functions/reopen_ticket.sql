create or replace function private.reopen_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  update public.feedback_tickets set status = 'open'
    where feedback_id = new.entry_id and status = 'solved'
      and solved_at > clock_timestamp() - interval '14 days';
  return null;
end
$$;
revoke all on function private.reopen_ticket from public, anon, authenticated, service_role;
comment on function private.reopen_ticket is
  'Trigger: an author''s reply reopens what was solved within 14 days.';

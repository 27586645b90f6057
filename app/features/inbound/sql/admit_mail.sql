-- not null: *
create or replace function private.admit_mail(
  p_mailbox text, p_uid_validity bigint, p_uid bigint, p_sender_key text, p_most integer
) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.taken_mails t
      where (t.mailbox, t.uid_validity, t.uid) = (p_mailbox, p_uid_validity, p_uid)) then
    return 'known';
  elsif private.count_hit(
      jsonb_build_array('mails read from', p_sender_key)::text, p_most, interval '1 hour') then
    return 'admitted';
  end if;
  insert into private.taken_mails (mailbox, uid_validity, uid, key, outcome)
    values (p_mailbox, p_uid_validity, p_uid, sha256(convert_to(
      jsonb_build_array('limited', p_mailbox, p_uid_validity, p_uid)::text, 'UTF8')), 'limited')
    on conflict do nothing;
  return 'limited';
end
$$;
grant execute on function private.admit_mail to service_role;
comment on function private.admit_mail is
  'Whether a mail is to be read, by its envelope: admitted, known (already processed), or '
  'limited (its sender reached the hourly limit; then it counts as processed).';

create or replace function private.report_mail_ceiling(p_most_an_hour integer) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  if private.count_hit('["ceiling of mails reported"]', 1, interval '1 hour') then
    perform private.record_security_event('mail_ceiling_reached', 'warning', null,
      jsonb_build_object('most', p_most_an_hour));
    insert into public.outbox (kind, payload) values ('mail.ceiling-mail',
      jsonb_build_object('most', p_most_an_hour::text));
  end if;
end
$$;
comment on function private.report_mail_ceiling is
  'Warns staff, once an hour, that mails to unproved addresses have reached their ceiling.';

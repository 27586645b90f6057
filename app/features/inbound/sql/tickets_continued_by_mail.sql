-- not null: id, number, title
create or replace function public.tickets_continued_by_mail(p_mail_id uuid)
returns table (id uuid, number bigint, title text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.in_every_product('feedback', 'read') then
    perform private.refuse('feedback_read_missing');
  end if;
  return query
    select j.id, j.number, j.title from public.inbound_mails m
    cross join lateral private.tickets_to_join(m.from_address, m.subject, null) j
    where m.id = p_mail_id and m.state in ('waiting', 'discarded') and m.subject <> '';
end
$$;
grant execute on function public.tickets_continued_by_mail to authenticated;
comment on function public.tickets_continued_by_mail is
  'Tickets that a waiting mail may continue. Refuses with feedback_read_missing.';

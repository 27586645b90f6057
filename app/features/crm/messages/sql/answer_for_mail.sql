-- not null: id, sender, other_sender, body, files
create or replace function private.answer_for_mail(p_id uuid)
returns table (id uuid, sender text, other_sender boolean, subject text, body text, contact_name text,
  about text, about_id uuid, owner_email text, owner_locale text, files integer)
language sql stable security definer set search_path = ''
as $$
  select m.id, i.from_address, i.other_sender, m.subject, m.body, coalesce(c.name, i.from_name),
    case when m.deal_id is not null then 'deal' when m.lead_id is not null then 'lead'
      when m.contact_id is not null then 'contact' end,
    coalesce(m.deal_id, m.lead_id, m.contact_id), p.email, p.locale,
    (select count(*)::int from public.inbound_mail_files f where f.mail_id = i.id)
  from public.crm_messages m
  join public.inbound_mails i on i.crm_message_id = m.id
  left join public.crm_contacts c on c.id = m.contact_id
  left join public.crm_deals d on d.id = m.deal_id
  left join public.qualification_submissions s on s.id = m.lead_id
  left join public.user_profiles p on p.user_id = coalesce(d.owner_id, s.owner_id, c.owner_id)
    and private.may_own_task(p.user_id, m.product)
  where m.id = p_id and m.direction = 'in' and m.body is not null
    and (p.user_id is null or private.wants_notice(p.user_id, 'mail-answer'))
$$;
grant execute on function private.answer_for_mail to service_role;
comment on function private.answer_for_mail is
  'The mail to the owner about a reply of a lead or contact; no address where no owner may read '
  'it. No row where the reply was erased meanwhile, or the owner has switched such mails off.';

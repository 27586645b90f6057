-- not null: note_id, user_id, email, locale, lead_id, protocol, body
create or replace function private.mention_for_mail(p_mention_id uuid)
returns table (note_id uuid, user_id uuid, email text, locale text, by_name text, lead_id uuid,
  lead_name text, protocol text, body text, named jsonb)
language sql stable security definer set search_path = ''
as $$
  select n.id, m.user_id, p.email, p.locale, a.display_name, n.lead_id,
    coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, 'name')), s.protocol, n.body,
    private.names_in_note(n.id)
  from public.note_mentions m
    join public.lead_notes n on n.id = m.lead_note_id
    join public.qualification_submissions s on s.id = n.lead_id
    join public.user_profiles p on p.user_id = m.user_id
    left join public.user_profiles a on a.user_id = n.author_id
    left join public.crm_contacts c on c.id = s.contact_id
  where m.id = p_mention_id and m.read_at is null and m.dropped_at is null and n.removed_at is null
    and private.person_reads_lead(m.user_id, n.lead_id)
    and private.wants_notice(m.user_id, 'mention')
$$;
grant execute on function private.mention_for_mail to service_role;
comment on function private.mention_for_mail is
  'The mail about a mention in a note: no row if it was removed or read meanwhile, or if its person may no longer '
  'read leads or has switched such mails off.';

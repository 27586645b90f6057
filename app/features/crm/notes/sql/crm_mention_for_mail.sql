-- not null: note_id, user_id, email, locale, subject, subject_id, subject_name, body, named
create or replace function private.crm_mention_for_mail(p_mention_id uuid)
returns table (note_id uuid, user_id uuid, email text, locale text, by_name text, subject text,
  subject_id uuid, subject_name text, body text, named jsonb)
language sql stable security definer set search_path = ''
as $$
  select n.id, m.user_id, p.email, p.locale, a.display_name, private.subject_of_crm_note(n),
    coalesce(n.deal_id, n.contact_id, n.company_id), private.name_of_crm_note(n), n.body,
    private.names_in_note(n.id)
  from public.note_mentions m
    join public.crm_notes n on n.id = m.crm_note_id
    join public.user_profiles p on p.user_id = m.user_id
    left join public.user_profiles a on a.user_id = n.author_id
  where m.id = p_mention_id and m.read_at is null and m.dropped_at is null and n.removed_at is null
    and private.person_reads_crm_note(m.user_id, n)
    and private.wants_notice(m.user_id, 'mention')
$$;
grant execute on function private.crm_mention_for_mail to service_role;
comment on function private.crm_mention_for_mail is
  'The mail about a mention in a note on a deal, contact or company: no row if it was removed or read meanwhile, or '
  'if its person may no longer read it or has switched such mails off.';

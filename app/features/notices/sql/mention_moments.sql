create or replace function private.mention_moments(p_user uuid)
returns table (kind text, id uuid, subject text, label text, at timestamptz, tells boolean)
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select 'mention', n.lead_id, 'mention ' || m.id, coalesce(p.display_name, ''), m.created_at, true
    from (select * from public.note_mentions k
        where k.user_id = p_user and k.dropped_at is null and k.read_at is null
        order by k.created_at desc, k.id desc limit 100) m
      join public.lead_notes n on n.id = m.lead_note_id
      left join public.user_profiles p on p.user_id = n.author_id
    where n.removed_at is null and private.lead_in_reach(n.lead_id, 'read')
    union all
    select 'mention', coalesce(t.id, n.entry_id),
      case when t.id is null then 'notice-entry ' else 'notice-ticket ' end || m.id,
      coalesce(p.display_name, ''), m.created_at, true
    from (select * from public.note_mentions k
        where k.user_id = p_user and k.dropped_at is null and k.read_at is null
          and k.ticket_note_id is not null
        order by k.created_at desc, k.id desc limit 100) m
      join public.ticket_notes n on n.id = m.ticket_note_id
      cross join lateral (select coalesce(n.ticket_id, private.ticket_of_entry(n.entry_id)) as id) t
      left join public.user_profiles p on p.user_id = n.author_id
    where private.ticket_note_in_reach(n.id)
    union all
    select 'mention', coalesce(n.deal_id, n.contact_id, n.company_id),
      'notice-' || private.subject_of_crm_note(n) || ' ' || m.id, coalesce(p.display_name, ''), m.created_at, true
    from (select * from public.note_mentions k
        where k.user_id = p_user and k.dropped_at is null and k.read_at is null
          and k.crm_note_id is not null
        order by k.created_at desc, k.id desc limit 100) m
      join public.crm_notes n on n.id = m.crm_note_id
      left join public.user_profiles p on p.user_id = n.author_id
    where private.crm_note_in_reach(n.id)
    union all
    select 'mention', n.project_id, 'notice-project ' || m.id, coalesce(p.display_name, ''), m.created_at, true
    from (select * from public.note_mentions k
        where k.user_id = p_user and k.dropped_at is null and k.read_at is null
          and k.project_note_id is not null
        order by k.created_at desc, k.id desc limit 100) m
      join public.project_notes n on n.id = m.project_note_id
      left join public.user_profiles p on p.user_id = n.author_id
    where private.project_note_in_reach(n.id);
end
$$;
comment on function private.mention_moments is
  'When the caller was mentioned and has not read it; the label is the author''s name.';

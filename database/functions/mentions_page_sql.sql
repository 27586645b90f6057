-- Old: private.named_notes_page_sql
create or replace function private.mentions_page_sql(
  p_state text, p_descending boolean, p_after uuid, p_limit integer
) returns text
language sql stable set search_path = ''
return format('
  select page.id, n.lead_id, s.protocol,
    coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, ''name''), ''''),
    p.display_name, n.body, private.names_in_note(n.id), page.created_at, page.read_at
  from (select s.id, s.user_id, s.lead_note_id, s.created_at, s.read_at
    from public.note_mentions s where s.dropped_at is null%1$s
      and exists (select from public.lead_notes k
        where k.id = s.lead_note_id and k.removed_at is null
          and private.lead_in_reach(k.lead_id, ''read''))%2$s) page
  join public.lead_notes n on n.id = page.lead_note_id
  join public.qualification_submissions s on s.id = n.lead_id
  left join public.crm_contacts c on c.id = s.contact_id
  left join public.user_profiles p on p.user_id = n.author_id%3$s',
  case when p_state = 'unread' then ' and s.read_at is null' else '' end,
  private.page_after('public.note_mentions', array['s.user_id'],
    array['(select private.uid())'], array['s.created_at', 's.id'], null, null, p_descending,
    p_after, private.page_size(p_limit)),
  private.in_order(array['page.created_at', 'page.id'], p_descending));
revoke all on function private.mentions_page_sql from public, anon, authenticated, service_role;
comment on function private.mentions_page_sql is 'The statement of mentions_page().';

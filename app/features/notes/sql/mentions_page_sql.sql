drop function if exists private.named_notes_page_sql(text, boolean, uuid, integer);
create or replace function private.mentions_page_sql(
  p_state text, p_descending boolean, p_after uuid, p_limit integer
) returns text
language sql stable
return format('
  select page.id, case when n.id is not null then ''lead'' when t.id is not null then ''ticket''
      when r.id is not null then private.subject_of_crm_note(r) when j.id is not null then ''project''
      else ''entry'' end,
    coalesce(n.lead_id, t.id, r.deal_id, r.contact_id, r.company_id, j.project_id, e.id),
    coalesce(s.protocol, ''A-'' || lpad(t.number::text, 4, ''0''), e.protocol, ''''),
    coalesce(c.name, private.lead_answer(s.form_data, s.form_snapshot, ''name''), t.title,
      private.title_of_text(e.verbatim), w.name, private.name_of_crm_note(r), ''''),
    p.display_name, coalesce(n.body, k.body, r.body, j.body),
    private.names_in_note(coalesce(n.id, k.id, r.id, j.id)),
    page.created_at, page.read_at
  from (select s.id, s.user_id, s.lead_note_id, s.ticket_note_id, s.crm_note_id, s.project_note_id, s.created_at, s.read_at
    from public.note_mentions s where s.dropped_at is null%1$s
      and (exists (select from public.lead_notes k
          where k.id = s.lead_note_id and k.removed_at is null
            and private.lead_in_reach(k.lead_id, ''read''))
        or s.ticket_note_id is not null and private.ticket_note_in_reach(s.ticket_note_id)
        or s.crm_note_id is not null and private.crm_note_in_reach(s.crm_note_id)
        or s.project_note_id is not null and private.project_note_in_reach(s.project_note_id))%2$s) page
  left join public.lead_notes n on n.id = page.lead_note_id
  left join public.qualification_submissions s on s.id = n.lead_id
  left join public.crm_contacts c on c.id = s.contact_id
  left join public.ticket_notes k on k.id = page.ticket_note_id
  left join public.crm_notes r on r.id = page.crm_note_id
  left join public.project_notes j on j.id = page.project_note_id
  left join public.projects w on w.id = j.project_id
  left join public.feedback_tickets t on t.id = coalesce(k.ticket_id, private.ticket_of_entry(k.entry_id))
  left join public.feedback_entries e on e.id = k.entry_id and t.id is null
  left join public.user_profiles p on p.user_id = coalesce(n.author_id, k.author_id, r.author_id, j.author_id)%3$s',
  case when p_state = 'unread' then ' and s.read_at is null' else '' end,
  private.index_page('public.note_mentions', array['s.user_id'],
    array['(select private.uid())'], array['s.created_at', 's.id'], null, null, p_descending,
    p_after, private.page_size(p_limit)),
  private.in_order(array['page.created_at', 'page.id'], p_descending));
comment on function private.mentions_page_sql is 'The statement of mentions_page().';

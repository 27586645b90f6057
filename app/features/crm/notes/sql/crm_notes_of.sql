-- not null: id, body, named, mine, is_new, created_at, files
create or replace function public.crm_notes_of(p_subject text, p_subject_id uuid)
returns table (id uuid, body text, named jsonb, by_name text, mine boolean, is_new boolean,
  created_at timestamptz, edited_at timestamptz, files jsonb)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if not public.has_permission(private.uid(), 'crm', 'read') then
    perform private.refuse('crm_read_missing');
  end if;
  return query
    select n.id, n.body, private.names_in_note(n.id), p.display_name,
      n.author_id is not distinct from private.uid(), private.has_new_mention(n.id), n.created_at, n.edited_at,
      private.files_of_note(n.id)
    from public.crm_notes n left join public.user_profiles p on p.user_id = n.author_id
    where case p_subject when 'deal' then n.deal_id = p_subject_id
        when 'contact' then n.contact_id = p_subject_id when 'company' then n.company_id = p_subject_id end
      and n.removed_at is null and private.may_with_crm_note(n, 'read')
    order by n.created_at desc, n.id;
end
$$;
grant execute on function public.crm_notes_of to authenticated;
comment on function public.crm_notes_of is
  'Notes on a deal, contact or company, newest first, with author, mentioned users, files, and whether they hold an '
  'unread mention of the caller. Refuses with crm_read_missing.';

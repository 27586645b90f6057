-- not null: *
create or replace function public.read_crm_mentions(p_subject text, p_subject_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  changed integer;
begin
  update public.note_mentions m set read_at = clock_timestamp()
    where m.user_id = private.uid() and m.read_at is null and m.dropped_at is null
      and m.crm_note_id in (select n.id from public.crm_notes n where n.removed_at is null
        and case p_subject when 'deal' then n.deal_id = p_subject_id
          when 'contact' then n.contact_id = p_subject_id when 'company' then n.company_id = p_subject_id end);
  get diagnostics changed = row_count;
  return changed;
end
$$;
grant execute on function public.read_crm_mentions to authenticated;
comment on function public.read_crm_mentions is
  'Marks the mentions of the caller on a deal, contact or company as read; returns how many were unread.';

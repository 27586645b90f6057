drop function if exists public.keep_contacts_apart(uuid, uuid, boolean);
create or replace function public.dismiss_duplicate(p_one uuid, p_other uuid, p_dismissed boolean)
returns void
language plpgsql security definer set search_path = ''
as $$
declare
  ones uuid[];
  others uuid[];
begin
  perform private.check_contact(p_one, 'update');
  perform private.check_contact(p_other, 'update');
  if p_dismissed then
    insert into private.contacts_apart (one_id, other_id)
      values (least(p_one, p_other), greatest(p_one, p_other)) on conflict do nothing;
  else
    -- The dismissal may name a contact that was merged into one of these since.
    ones := private.merged_contacts_of(array[p_one]);
    others := private.merged_contacts_of(array[p_other]);
    delete from private.contacts_apart a
      where a.one_id = any (ones) and a.other_id = any (others)
        or a.one_id = any (others) and a.other_id = any (ones);
  end if;
  perform private.compare_contacts(array[private.merge_target_of(p_one)]);
end
$$;
grant execute on function public.dismiss_duplicate to authenticated;
comment on function public.dismiss_duplicate is
  'Dismisses two contacts as duplicates, or undoes that. Refuses with crm_update_missing or '
  'contact_gone.';

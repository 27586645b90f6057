-- not null: id, merged_at
create or replace function public.contact_merges_of(p_contact_id uuid)
returns table (id uuid, merged_id uuid, name text, email text, phone text, merged_at timestamptz,
  hindrance text)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.check_contact(p_contact_id, 'read');
  return query
    select m.id, m.merged_id, m.before -> 'merged' ->> 'name', m.before -> 'merged' ->> 'email',
      m.before -> 'merged' ->> 'phone', m.merged_at, private.unmerge_refusal(m.id)
    from private.contact_merges m
    where m.survivor_id = p_contact_id and m.undone_at is null order by m.merged_at desc, m.id;
end
$$;
grant execute on function public.contact_merges_of to authenticated;
comment on function public.contact_merges_of is
  'Contacts that were merged into one, newest first, with the reason why a merge cannot be undone. Refuses with '
  'crm_read_missing or contact_gone.';

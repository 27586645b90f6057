create or replace function private.mails_by_words(p_text text) returns setof uuid
language plpgsql stable security definer set search_path = '' set jit = off
as $$
begin
  if not public.has_permission(private.uid(), 'settings', 'read') then
    return;
  end if;
  return query select unnest(private.find_ids('public.mails', null, null, null, p_text,
    private.find_condition(array['private.folded(coalesce(s.recipient, '''') || '' '' || coalesce(s.subject, ''''))'],
      p_text),
    format(' and s.area = any (%L::text[])', array(
      select resource
      from unnest(array['crm', 'feedback', 'campaigns', 'projects', 'financial', 'settings', 'users']) resource
      where public.has_permission(private.uid(), resource, 'read'))), null, null, 18));
end
$$;
grant execute on function private.mails_by_words to authenticated;
comment on function private.mails_by_words is
  'Ids of mails by words of their recipient and subject, of the areas that the caller may read. The policy of '
  'public.mails decides on each.';

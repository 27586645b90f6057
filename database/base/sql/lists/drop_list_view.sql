create or replace function public.drop_list_view(p_id uuid) returns timestamptz
language sql security definer set search_path = ''
begin atomic
  delete from public.list_views v where v.id = p_id and v.user_id = (select private.uid())
    returning v.created_at;
end;
grant execute on function public.drop_list_view to authenticated;
comment on function public.drop_list_view is
  'Deletes a view of the caller and returns its creation time; null where there is none.';

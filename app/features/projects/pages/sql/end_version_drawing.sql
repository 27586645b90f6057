create or replace function private.end_version_drawing(
  p_version uuid, p_drawing text, p_pages integer, p_width integer, p_height integer
) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.deliverable_versions v
    set drawing = p_drawing, pages = p_pages, width = p_width, height = p_height
    where v.id = p_version and v.drawing = 'waiting';
  if found then
    perform pg_notify('lists_changed', 'projects');
  end if;
end
$$;
grant execute on function private.end_version_drawing to service_role;
comment on function private.end_version_drawing is
  'Saves the rendered pages of a version, or why it cannot be rendered, once; notifies pages that show it.';

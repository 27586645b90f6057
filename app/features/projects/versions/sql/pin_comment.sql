-- not null: *
create or replace function public.pin_comment(
  p_id uuid, p_version uuid, p_body text, p_page integer, p_x double precision, p_y double precision
) returns boolean
language plpgsql security definer set search_path = ''
as $$
begin
  -- Only a rendered page has places for pins.
  if not exists (select from public.deliverable_versions v
      where v.id = p_version and v.drawing = 'drawn' and p_page between 1 and least(v.pages, 20))
    or not public.write_project_comment(p_id, null, p_version, p_body) then
    return false;
  end if;
  -- A repeated call keeps the stored number.
  if exists (select from public.project_comments c
      where c.id = p_id and c.version_id = p_version and c.pin is null
        and c.author_id = private.uid() for update) then
    update public.deliverable_versions v set pins = v.pins + 1 where v.id = p_version;
    update public.project_comments c set pin = v.pins, page = p_page, x = p_x, y = p_y
      from public.deliverable_versions v where c.id = p_id and v.id = p_version;
  end if;
  return true;
end
$$;
grant execute on function public.pin_comment to authenticated;
comment on function public.pin_comment is
  'Saves a comment at a place of a version, under the next number there, for a caller who may comment on it. '
  'Idempotent by id. False where it is none of theirs, or the page does not exist.';

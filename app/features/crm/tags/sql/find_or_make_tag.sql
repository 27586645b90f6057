drop function if exists private.tag_named(text);
create or replace function private.find_or_make_tag(p_name text) returns uuid
language plpgsql set search_path = ''
as $$
declare
  tag_name text := regexp_replace(btrim(p_name), '\s+', ' ', 'g');
  known uuid;
begin
  if coalesce(tag_name, '') = '' or length(tag_name) > 40 then
    raise exception 'tag_unnamed' using errcode = 'PT422';
  end if;
  -- Of two concurrent calls the second finds the tag of the first.
  insert into public.crm_tags (name) values (tag_name) on conflict do nothing returning id into known;
  return coalesce(known, (select k.id from public.crm_tags k where lower(k.name) = lower(tag_name)));
end
$$;
comment on function private.find_or_make_tag is
  'Finds or creates the tag of a name. Refuses with tag_unnamed.';

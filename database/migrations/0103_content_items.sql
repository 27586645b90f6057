-- Items that staff make themselves, beside those of the files, and the order of all of them.
-- expand
alter table public.content_overrides
  add column is_made boolean not null default false,
  add column position integer check (position between 0 and 99999);
grant select (is_made, position), insert (is_made, position), update (is_made, position)
  on public.content_overrides to authenticated;
comment on column public.content_overrides.is_made is
  'Staff made the item: published holds all of it, and pages show it once that is set.';
comment on column public.content_overrides.position is
  'Place among the items of its kind; null where nobody has ordered them.';

-- Comments that point at a place of a version: of its picture, or of a page of it.
-- expand

alter table public.project_comments
  add column pin integer check (pin > 0),
  add column page smallint check (page between 1 and 20),
  add column x double precision check (x between 0 and 1),
  add column y double precision check (y between 0 and 1),
  add constraint project_comments_pinned check (num_nulls(pin, page, x, y) in (0, 4)),
  add constraint project_comments_pinned_to check (pin is null or version_id is not null);
create unique index project_comments_pins on public.project_comments (version_id, pin) where pin is not null;
grant select (pin, page, x, y) on public.project_comments to authenticated;
comment on column public.project_comments.pin is
  'The number that stands at its place, counted by version and never given twice.';
comment on column public.project_comments.x is
  'How far from the left of its page, as a part of it; y from the top.';

alter table public.deliverable_versions add column pins integer not null default 0 check (pins >= 0);
comment on column public.deliverable_versions.pins is
  'How many numbers were given to places: those of comments that are gone are not given again.';

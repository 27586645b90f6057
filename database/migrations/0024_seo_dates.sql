-- When staff last changed what search engines are told: the sitemap's dates.

-- Empty until someone changes the row: what a fresh database starts with is no change.
alter table public.seo_settings add column updated_at timestamptz;
comment on column public.seo_settings.updated_at is 'Last change; empty while untouched.';
alter table public.page_seo add column updated_at timestamptz default now();
comment on column public.page_seo.updated_at is 'Last change.';
-- Not granted to anon and authenticated: the sitemap is made by the server.

create function private.stamp_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
revoke all on function private.stamp_change() from public;
comment on function private.stamp_change() is 'Row trigger: notes when a row was last changed.';

create trigger stamp_change before update on public.seo_settings
  for each row execute function private.stamp_change();
create trigger stamp_change before update on public.page_seo
  for each row execute function private.stamp_change();

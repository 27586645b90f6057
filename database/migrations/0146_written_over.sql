-- What the texts of staff were written over, so that they learn when a release says something else there.
-- expand
alter table public.content_overrides
  add column written_over jsonb not null default '{}' check (jsonb_typeof(written_over) = 'object')
    check (octet_length(written_over::text) <= 200000);
grant select (written_over), insert (written_over), update (written_over)
  on public.content_overrides to authenticated;
comment on column public.content_overrides.written_over is
  'What the files said where draft and published differ from them, when that was written.';

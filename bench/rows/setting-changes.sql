-- The record of what staff changed: sets of one to three rows.

alter table public.setting_changes disable trigger user;

insert into public.setting_changes (id, change_set, step, changed_at, actor_id, table_name, row_id,
  action, before, after)
select pg_temp.key('change ' || step, c.n), pg_temp.key('change set', c.n)::text, step,
  pg_temp.came(c.n, :changes, 4),
  pg_temp.key('person', 1 + floor(pg_temp.draw('editor', c.n) * least(:people, 3))::bigint),
  c.subject, pg_temp.key(c.subject, floor(pg_temp.draw('subject row', c.n) * 40)::bigint + step),
  'update', jsonb_build_object('name', c.name || ' ' || c.n, 'revision', 1),
  jsonb_build_object('name', c.name || ' ' || c.n, 'revision', 2)
from (
  select n, pg_temp.often(array['page_seo', 'content_overrides', 'company_settings', 'contact_info',
      'qualification_forms', 'form_fields', 'custom_tags', 'brand_colors'], 'subject', n) as subject,
    pg_temp.often(pg_temp.places(), 'subject name', n) as name
  from generate_series(1, :changes) n
) c
cross join lateral generate_series(1, 1 + floor(power(pg_temp.draw('size', c.n), 3) * 3)::integer) step
order by c.n;

alter table public.setting_changes enable trigger user;

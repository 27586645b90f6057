-- Two pages of one unit never bear the same title in one language, whoever sets it.

create unique index page_seo_title on public.page_seo (business_unit, lower(btrim(title)))
  where btrim(title) <> '';
create unique index page_seo_title_en
  on public.page_seo (business_unit, lower(btrim(translations #>> '{en,title}')))
  where btrim(translations #>> '{en,title}') <> '';
comment on column public.page_seo.translations is
  'English by column name under "en"; canonical_url, no_index and no_follow may stand there too.';

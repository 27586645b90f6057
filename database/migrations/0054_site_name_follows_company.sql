-- A site that has no name of its own is called like its company, so that renaming the company is
-- said in every title. Only what still stands as it was filled in follows: a name that staff gave
-- the site stays theirs.

alter table public.seo_settings alter column site_name drop not null;
comment on column public.seo_settings.site_name is 'Null: the name of the company.';
comment on column public.seo_settings.title_template is
  'A page''s title stands for %s, the name of the site for %n.';

update public.seo_settings seo
set site_name = null, title_template = '%s | %n'
from public.company_settings company
where company.business_unit = seo.business_unit
  and seo.site_name = company.company_name
  and seo.title_template = '%s | ' || company.company_name
  and not seo.translations ? 'en';

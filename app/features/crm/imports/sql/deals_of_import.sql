create or replace function private.deals_of_import(
  p_import public.crm_imports, p_steps private.import_step[]
) returns void
language plpgsql set search_path = ''
as $$
begin
  insert into public.crm_deals (id, contact_id, pipeline_id, stage_id, title, value, source, owner_id,
      company_id)
    select s.deal_id, s.contact_id, s.pipeline_id, s.stage_id, t.called,
      coalesce((s.fields -> 'deal' ->> 'value')::numeric, 0),
      coalesce(s.fields ->> 'source', p_import.source), s.owner_id, c.company_id
    from unnest(p_steps) s
    join public.crm_contacts c on c.id = s.contact_id
    cross join lateral (select left(coalesce(s.fields -> 'deal' ->> 'title', c.company, c.name,
      c.email, c.phone), 200) as called) t
    where s.deal_id is not null
      -- Importing a file again creates no second deal.
      -- offset 0: found by the index of contacts, not by that of pipelines.
      and not exists (select from (select d.pipeline_id, d.is_active, d.title
          from public.crm_deals d where d.contact_id = s.contact_id offset 0) d
        where d.pipeline_id = s.pipeline_id and d.is_active and lower(d.title) = lower(t.called))
    order by s.line;
end
$$;
comment on function private.deals_of_import is
  'Opens the deals of lines in the default pipeline of the import''s product, each where its contact '
  'has none of that title there.';

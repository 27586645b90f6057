-- Rows that were written for a contact after it had been merged into another go to that one, all steps
-- of it: every foreign key to a contact, as private.follow_merge() keeps them from now on.
-- expand

do $$
declare
  one record;
begin
  -- No work on deals and tickets: their dates and revisions stay.
  perform set_config('forja.merging', 'on', true);
  create temporary table merged_contacts on commit drop as
    with recursive way (id, target, steps) as (
      select c.id, c.merged_into, 1 from public.crm_contacts c where c.merged_into is not null
      union all
      select w.id, c.merged_into, w.steps + 1 from way w
        join public.crm_contacts c on c.id = w.target
        where c.merged_into is not null and w.steps < 100)
    select distinct on (w.id) w.id, w.target from way w order by w.id, w.steps desc;
  for one in
    select k.conrelid::regclass as name, a.attname as col
    from pg_catalog.pg_constraint k
    join pg_catalog.pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
    where k.contype = 'f' and k.confrelid = 'public.crm_contacts'::regclass
      and k.conrelid <> all (array['public.crm_contacts', 'public.crm_contact_points',
        'private.contact_words', 'private.contact_merges', 'private.contacts_apart',
        'private.contact_pairs']::regclass[])
    order by 1, 2
  loop
    execute format('update %s r set %I = m.target from merged_contacts m where r.%2$I = m.id %s',
      one.name, one.col, case one.name when 'public.nps_invitations'::regclass then
        -- One question to one address: what the merge target has already stays with it.
        'and not exists (select from public.nps_invitations o where o.survey_id = r.survey_id
          and o.contact_id = m.target and o.email = r.email)' else '' end);
  end loop;
  perform set_config('forja.merging', '', true);
end
$$;

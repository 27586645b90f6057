-- What clients of the specification read and write by name and by `*`. A column of a contract table
-- is harmless and granted to whoever reads the row, or it is no column of that table. The one
-- exception: anon reads of company_settings what public_company_settings shows, and asks that view.

-- Counts, dates and keys, the English of what is shown in Portuguese, and what a script of staff
-- waits for and stores, which /cookies tells anyway.
grant select (id, created_at, revision) on public.brand_colors to anon;
grant select (translations, revision) on public.contact_info to anon;
grant select (consent_category, stores, revision) on public.custom_tags to anon;
grant select (contact_property, translations, revision) on public.form_fields to anon;
grant select (revision) on public.logos to anon;
grant select (id, translations, updated_at, revision) on public.page_seo to anon;
grant select (translations, archived_at, revision) on public.qualification_forms to anon;
grant select (google_tag_manager_enabled, translations, updated_at, revision)
  on public.seo_settings to anon;
grant select (id) on public.feedback_modules to anon, authenticated;

-- Staff, under the policies of these tables. The first two are empty at rest, by a check.
grant select (intake) on public.qualification_submissions to authenticated;
grant select (ip_address) on public.feedback_entries to authenticated;
grant select (user_agent, person_key) on public.qualification_submissions to authenticated;
grant select (user_agent, erase_at) on public.feedback_entries to authenticated;

-- A state may come with a lead, as the specification has it: the intake sets it anew.
grant insert (status) on public.qualification_submissions to anon, authenticated;

-- Contacts and deals for whoever may read the CRM; tickets and entries join them.
create policy crm_contacts_staff on public.crm_contacts for select to authenticated
  using ((select public.has_permission((select private.uid()), 'crm', 'read')));
create policy crm_deals_staff on public.crm_deals for select to authenticated
  using ((select public.has_permission((select private.uid()), 'crm', 'read')));
-- Not granted: anything to anon, and writing to anybody: leads make both.
grant select (id, name, email, phone, phone_key, phone_verified, company, source, is_active,
  created_at, updated_at) on public.crm_contacts to authenticated;
grant select (id, contact_id, pipeline_id, stage_id, title, value, source, is_active, created_at,
  updated_at) on public.crm_deals to authenticated;

-- Tickets: with the state they are in, about a contact, and without a title.
-- Not granted: when it was solved or closed, which follows from the state.
grant insert (status, contact_id), update (contact_id) on public.feedback_tickets to authenticated;

create function private.open_ticket() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- As its author, who reads no entry without the permission to.
  new.title := coalesce(nullif(btrim(new.title), ''), (
    select left(btrim(regexp_replace(e.verbatim, '\s+', ' ', 'g')), 200)
    from public.feedback_entries e where e.id = new.feedback_id), 'Chamado');
  new.solved_at := coalesce(new.solved_at,
    case when new.status = 'solved' then clock_timestamp() end);
  new.closed_at := coalesce(new.closed_at,
    case when new.status = 'closed' then clock_timestamp() end);
  return new;
end
$$;
revoke all on function private.open_ticket() from public;
comment on function private.open_ticket() is
  'Trigger: a ticket without a title is called by the words of its entry; one that arrives solved '
  'or closed has the time of it.';
create trigger open_ticket before insert on public.feedback_tickets
  for each row execute function private.open_ticket();

create or replace function private.count_ticket() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.feedback_metrics_daily as m (project_id, date, tickets_opened, tickets_solved)
  values (new.project_id, private.house_day(now()), (tg_op = 'INSERT')::int,
    (new.status = 'solved')::int)
  on conflict (project_id, date) do update set
    tickets_opened = m.tickets_opened + excluded.tickets_opened,
    tickets_solved = m.tickets_solved + excluded.tickets_solved;
  return null;
end
$$;

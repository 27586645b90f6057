-- not null: *
create or replace function public.undo_client_change(p_project uuid, p_change uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
  done private.client_changes;
  client public.client_organizations;
  mine text[] := private.products_in('projects', 'update');
begin
  if not public.has_permission(private.uid(), 'projects', 'update') then
    perform private.refuse('projects_update_missing');
  elsif not exists (select from public.projects p where p.id = p_project and p.product = any (mine)) then
    raise exception 'project_gone' using errcode = 'PT404';
  end if;
  -- The lock order of a merge: contacts, then their rows.
  select private.lock_merge_target((h.moved ->> 'person')::uuid) into person from private.client_changes h
    where h.id = p_change;
  select * into done from private.client_changes h where h.id = p_change and p_project = any (h.projects) for update;
  if done.id is null or done.undone_at is not null
      or not exists (select from public.crm_contacts c where c.id = person) then
    raise exception 'client_changed' using errcode = 'PT409';
  end if;
  select * into client from public.client_organizations o where o.id = done.client_id for update;
  if not private.in_every_product('projects', 'update') and not client.products <@ mine then
    perform private.refuse('projects_update_missing');
  end if;
  if not done.moved ? 'rows' then
    -- What began or was asked of the company since then is the company's.
    if client.company_id is distinct from done.company_id or exists (select from public.projects p
        where p.organization_id = client.id and p.id <> all (done.projects)) then
      raise exception 'client_changed' using errcode = 'PT409';
    elsif exists (select from public.invoices i where i.organization_id = client.id and i.issued_at is not null) then
      raise exception 'client_invoiced' using errcode = 'PT409';
    end if;
    update public.client_organizations o set name = null, company_id = null, contact_id = person,
      updated_at = now() where o.id = client.id;
  else
    if exists (select from public.invoices i where i.issued_at is not null and i.id::text in (
        select jsonb_array_elements_text(done.moved -> 'rows' -> 'public.invoices'))) then
      raise exception 'client_invoiced' using errcode = 'PT409';
    elsif client.company_id is not null or exists (select from unnest(done.projects) d (id)
        join public.projects p on p.id = d.id where p.organization_id <> (done.moved ->> 'to')::uuid) then
      raise exception 'client_changed' using errcode = 'PT409';
    end if;
    perform private.return_client(done.moved);
  end if;
  update private.client_changes h set undone_at = clock_timestamp() where h.id = done.id;
  perform private.record_project_event(p.id, 'client', jsonb_build_object('contact', person))
    from unnest(done.projects) d (id) join public.projects p on p.id = d.id;
  return cardinality(done.projects);
end
$$;
grant execute on function public.undo_client_change to authenticated;
comment on function public.undo_client_change is
  'Undoes a change of a project''s client: it is the person again, with the people and the work that came along. Returns '
  'the number of projects. Refuses with projects_update_missing, project_gone, client_changed (undone already, the person '
  'was erased, or the company has further projects by now) or client_invoiced.';

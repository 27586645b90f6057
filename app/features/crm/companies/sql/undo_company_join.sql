-- not null: *
create or replace function public.undo_company_join(p_id uuid) returns integer
language plpgsql security definer set search_path = ''
as $$
declare
  everywhere boolean := private.in_every_product('crm', 'update');
  mine text[] := private.products_in('crm', 'update');
  done private.company_joins;
  parted integer;
begin
  if not public.has_permission(private.uid(), 'crm', 'update') then
    perform private.refuse('crm_update_missing');
  end if;
  select * into done from private.company_joins j where j.id = p_id for update;
  if done.id is null or done.undone_at is not null then
    raise exception 'changed' using errcode = 'PT409';
  end if;
  -- What a colleague has changed since stays as it is.
  perform from public.crm_contacts c where c.id = any (done.contacts) order by c.id for update;
  update public.crm_contacts c set company_id = null, updated_at = now()
    from unnest(done.contacts, done.companies) j (contact, company)
    where c.id = j.contact and c.company_id = j.company and (everywhere or c.products && mine);
  get diagnostics parted = row_count;
  update public.crm_deals d set company_id = null
    where d.id = any (done.deals) and d.company_id = any (done.companies) and d.product = any (mine);
  update public.feedback_tickets t set company_id = null
    where t.id = any (done.tickets) and t.company_id = any (done.companies)
      and t.project_id = any (private.feedback_projects_in('update'));
  delete from public.crm_companies c where c.id = any (done.made) and c.is_active
    and num_nonnulls(c.cnpj, c.site, c.city, c.state, c.owner_id) = 0
    and not exists (select from public.crm_contacts k where k.company_id = c.id)
    and not exists (select from public.crm_deals d where d.company_id = c.id)
    and not exists (select from public.feedback_tickets t where t.company_id = c.id)
    and not exists (select from public.client_organizations o where o.company_id = c.id);
  update private.company_joins j set undone_at = clock_timestamp() where j.id = p_id;
  return parted;
end
$$;
grant execute on function public.undo_company_join to authenticated;
comment on function public.undo_company_join is
  'Undoes a join of typed companies: contacts, deals and tickets are without a company again, and companies that were '
  'made for it and nothing else uses go. Projects keep their client. Returns the number of contacts. Refuses with '
  'crm_update_missing, or changed where it has been undone.';

create or replace function public.save_invoice(
  p_id uuid, p_revision integer, p_invoice jsonb, p_file jsonb
) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  saved public.invoices;
  input public.invoices := jsonb_populate_record(null::public.invoices, p_invoice);
  year text := extract(year from private.business_day(now()))::text;
  place integer;
  action constant text := case p_revision when 0 then 'create' else 'update' end;
begin
  if not public.has_permission(private.uid(), 'financial', action) then
    perform private.refuse('financial_' || action || '_missing');
  elsif input.pix_text is not null and not private.is_valid_pix(input.pix_text) then
    raise exception 'pix_wrong' using errcode = 'PT422';
  elsif not exists (select from public.client_organizations o where o.id = input.organization_id)
    or not private.client_in_reach(input.organization_id, 'financial', action) then
    raise exception 'client_gone' using errcode = 'PT404';
  elsif input.project_id is not null and not exists (select from public.projects p
      where p.id = input.project_id and p.organization_id = input.organization_id
        and private.may_in('financial', action, p.product)) then
    raise exception 'project_of_another' using errcode = 'PT422';
  end if;
  if p_revision = 0 then
    -- Serialized, so that concurrent invoices get different numbers and a repeated call gets one.
    perform pg_advisory_xact_lock(hashtext('public.invoices.number'));
    if exists (select from public.invoices i where i.id = p_id) then
      saved := private.check_invoice(p_id, action);
      return saved.number;
    end if;
    select coalesce(max(split_part(i.number, '-', 2)::integer), 0) + 1 into place
      from public.invoices i where i.number like year || '-%';
    insert into public.invoices as i (id, organization_id, project_id, product, number, description, value, due_on,
        installment, installments, pix_text, boleto, storage_key, file_name, file_size)
      values (p_id, input.organization_id, input.project_id,
        private.product_of_invoice(input.organization_id, action),
        year || '-' || lpad(place::text, greatest(3, length(place::text)), '0'), btrim(input.description),
        input.value, input.due_on, input.installment, input.installments, input.pix_text, input.boleto,
        p_file ->> 'key', p_file ->> 'name', (p_file ->> 'size')::integer)
      returning * into saved;
    perform private.record_invoice_event(saved.id, 'begun', p_details => jsonb_build_object(
      'pix_key', private.foreign_receiver(input.pix_text)));
    return saved.number;
  end if;
  saved := private.check_invoice(p_id, 'update');
  if saved.state <> 'draft' then
    raise exception 'invoice_issued' using errcode = 'PT409';
  elsif saved.revision is distinct from p_revision then
    raise exception 'changed' using errcode = 'PT409';
  end if;
  update public.invoices i set organization_id = input.organization_id, project_id = input.project_id,
      product = case when (i.organization_id, i.project_id)
          is not distinct from (input.organization_id, input.project_id) then i.product
        else private.product_of_invoice(input.organization_id, action) end,
      description = btrim(input.description), value = input.value, due_on = input.due_on,
      installment = input.installment, installments = input.installments, pix_text = input.pix_text,
      boleto = input.boleto,
      -- Null keeps the present file, an empty object removes it.
      storage_key = case when p_file is null then i.storage_key else p_file ->> 'key' end,
      file_name = case when p_file is null then i.file_name else p_file ->> 'name' end,
      file_size = case when p_file is null then i.file_size else (p_file ->> 'size')::integer end,
      updated_at = now()
    where i.id = p_id;
  perform private.record_invoice_event(p_id, 'edited', p_details => jsonb_build_object(
    'pix_key', private.foreign_receiver(input.pix_text)));
  return saved.number;
end
$$;
grant execute on function public.save_invoice to authenticated;
comment on function public.save_invoice is
  'Saves a draft and returns its number; revision 0 creates it, idempotent by id. Refuses with financial_create_missing, financial_update_missing, invoice_gone, client_gone, project_of_another, pix_wrong, invoice_issued or changed.';

create or replace function private.keep_product_whole() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if new.slug <> old.slug then
      raise exception 'product_slug_stays' using errcode = 'PT403';
    end if;
    new.updated_at := case when private.without_counters(to_jsonb(new)) is distinct from
      private.without_counters(to_jsonb(old)) then now() else old.updated_at end;
  end if;
  -- Serializes concurrent changes of one source.
  perform pg_advisory_xact_lock(hashtextextended('product sources', 0));
  if exists (select from public.crm_products p
      where p.id <> new.id and p.lead_sources && new.lead_sources) then
    raise exception 'source_taken' using errcode = 'PT409';
  end if;
  return new;
end
$$;
comment on function private.keep_product_whole is
  'Trigger: a product keeps its slug, and a source belongs to one product (source_taken).';

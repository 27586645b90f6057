create or replace function private.foreign_receiver(p_text text) returns text
language sql stable set search_path = ''
as $$
  select r.receiver
  from (select coalesce(private.pix_receiver(p_text), '?') as receiver where p_text is not null) r
  where lower(r.receiver) is distinct from (
    select lower(k.key) from public.pix_keys k order by k.id desc limit 1)
$$;
comment on function private.foreign_receiver is
  'The receiver of a BR Code where it is not the company''s present Pix key; else null.';

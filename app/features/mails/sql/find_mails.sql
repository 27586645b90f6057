-- not null: id, name, note, reference, spellings, rank, at
create or replace function public.find_mails(
  p_text text default null, p_ids uuid[] default null, p_limit integer default 6
) returns table (
  id uuid, name text, note text, reference text, spellings text[], value numeric, rank integer, at timestamptz
)
language plpgsql stable set search_path = '' set jit = off
as $$
declare
  ids constant uuid[] := coalesce(p_ids, array(select private.mails_by_words(p_text)));
begin
  return query
    select f.id, coalesce(nullif(f.subject, ''), f.recipient, ''), coalesce(f.recipient, ''), '',
      '{}'::text[], null::numeric,
      case when p_text is null then 0 else 4 end, f.tried_at
    from public.mails f
    where f.id = any (ids)
    order by 8 desc limit p_limit;
end
$$;
grant execute on function public.find_mails to authenticated;
comment on function public.find_mails is
  'Mails of the last month for the palette by recipient or subject, the newest first, or those of p_ids: under the '
  'policy of public.mails.';

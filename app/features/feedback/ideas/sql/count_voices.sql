create or replace function private.count_voices() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  touched uuid[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct coalesce(n.duplicate_of, n.id)) into touched from fresh n
      where n.duplicate_of is not null or n.status = 'spam';
  elsif tg_op = 'UPDATE' then
    select array_agg(distinct t.id) into touched
      from fresh n join gone o on o.id = n.id,
        lateral (values (n.id), (n.duplicate_of), (o.duplicate_of)) t (id)
      where t.id is not null
        and (n.duplicate_of, n.contact_id, n.author_email, n.status = 'spam')
          is distinct from (o.duplicate_of, o.contact_id, o.author_email, o.status = 'spam');
  else
    select array_agg(distinct o.duplicate_of) into touched from gone o where o.duplicate_of is not null;
  end if;
  if touched is not null then
    perform private.recount_voices(touched);
  end if;
  return null;
end
$$;
comment on function private.count_voices is
  'Statement trigger on entries: recounts voices after an entry joins, leaves, is erased, is marked as spam, '
  'or turns out to have another author.';

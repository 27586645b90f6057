create or replace function public.feedback_page(
  p_text text default null,
  p_status text default null,
  p_type text default null,
  p_after uuid default null,
  p_limit integer default 50,
  p_from date default null,
  p_to date default null,
  p_sort text default 'arrived',
  p_descending boolean default true
) returns table (
  id uuid, protocol text, project text, module text, type text, severity text, status text,
  score smallint, verbatim text, author_name text, author_email text, files integer,
  review_reason text, created_at timestamptz
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  -- Only texts from here come into the statement; what the caller says goes in as values.
  key text := case p_sort
    when 'type' then 'e.type'
    when 'status' then
      'array_position(array[''new'', ''triaged'', ''planned'', ''done'', ''declined'',
        ''duplicate''], e.status)'
    when 'severity' then
      'array_position(array[''idea'', ''low'', ''medium'', ''high'', ''blocker''], e.severity)'
    else 'e.created_at' end;
  ranked text := case when p_descending then 'desc' else 'asc' end;
begin
  if not public.has_permission(private.uid(), 'feedback', 'read') then
    raise exception 'feedback_read_missing' using errcode = '42501';
  end if;
  return query execute format('
    select e.id, e.protocol, p.key, m.key, e.type, e.severity, e.status, e.score,
      left(e.verbatim, 200), e.author_name, e.author_email, jsonb_array_length(e.attachments),
      e.review_reason, e.created_at
    from public.feedback_entries e
    join public.feedback_projects p on p.id = e.project_id
    left join public.feedback_modules m on m.id = e.module_id
    where %1$s %2$s
    order by %3$s %4$s, e.id %4$s limit least(greatest($7, 1), 1000)',
    private.feedback_conditions(p_text, p_status, p_type, p_from, p_to),
    case when p_after is null then '' else format(
      'and (%1$s, e.id) %2$s (select %1$s, e.id from public.feedback_entries e where e.id = $6)',
      key, case when p_descending then '<' else '>' end) end,
    key, ranked)
  using p_text, p_status, p_type, p_from, p_to, p_after, p_limit;
end
$$;
revoke all on function public.feedback_page from public, anon, authenticated, service_role;
grant execute on function public.feedback_page to authenticated;
comment on function public.feedback_page is
  'Entries for staff, a page after the one given, in the order of p_sort (arrived, type, status or '
  'severity). Refuses with feedback_read_missing.';

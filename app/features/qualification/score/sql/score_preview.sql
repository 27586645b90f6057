-- not null: id, protocol, created_at
create or replace function public.score_preview(p_version uuid, p_behind_at timestamptz,
  p_behind_id uuid, p_leads integer default 200)
returns table (id uuid, protocol text, person text, created_at timestamptz, was smallint,
  becomes smallint)
language plpgsql stable security definer set search_path = ''
as $$
declare
  everywhere boolean := private.in_every_product('crm', 'read');
  sources text[] := private.lead_sources_in('read');
begin
  perform private.check_score_preview();
  return query
    select s.id, s.protocol, coalesce(
        private.lead_answer(s.form_data, s.form_snapshot, 'name'),
        private.lead_answer(s.form_data, s.form_snapshot, 'email')), s.created_at, s.score,
      private.score_of(s, p_version)
    from public.qualification_submissions s
    where (s.created_at, s.id) < (p_behind_at, p_behind_id)
      and s.created_at > now() - interval '30 days'
      and s.status <> 'spam' and (everywhere or s.source = any (sources))
    order by s.created_at desc, s.id desc limit least(p_leads, 500);
end
$$;
grant execute on function public.score_preview to authenticated;
comment on function public.score_preview is
  'Leads of the last 30 days, the newest first and by batches, with the score they have and the one a '
  'version would give them. Refuses with settings_read_missing or crm_read_missing.';

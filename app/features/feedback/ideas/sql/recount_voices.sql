create or replace function private.recount_voices(p_ids uuid[]) returns void
language plpgsql set search_path = ''
as $$
begin
  -- Locks in order of id: a second transaction then counts what the first has changed.
  perform from public.feedback_entries e where e.id = any (p_ids) order by e.id for no key update;
  update public.feedback_entries e set voices = c.voices
    from (
      select g.id, (
        select count(distinct private.voice_of(d.contact_id, d.author_email, d.id))
        from (
          select o.* from public.feedback_entries o where o.id = g.id
          union all
          select s.* from public.feedback_entries s where s.duplicate_of = g.id) d
        where d.status <> 'spam') as voices
      from unnest(p_ids) g (id)) c
    where e.id = c.id and e.voices <> c.voices;
end
$$;
comment on function private.recount_voices is
  'Recounts the voices of these entries.';

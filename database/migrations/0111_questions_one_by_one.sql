-- Each question is an item of its own: texts of a group move to those of its questions.
do $$
begin
  create temporary table moved_texts on commit drop as
    select c.slug, c.published_at, d.state, m[2]::integer + 1 as place,
      'texts.' || m[1] || '.' || m[3] as path, e.value
    from public.content_overrides c,
      lateral (values ('draft', c.draft), ('published', c.published)) d (state, texts),
      lateral jsonb_each(d.texts) e (key, value),
      lateral regexp_match(e.key, '^texts\.(pt-BR|en)\.questions\.(\d+)\.(question|answer)$') m
    where c.kind = 'question' and m is not null;
  insert into public.content_overrides (kind, slug, draft, published, published_at)
    select 'answer', t.slug || '-' || t.place,
      jsonb_object_agg(t.path, t.value) filter (where t.state = 'draft'),
      jsonb_object_agg(t.path, t.value) filter (where t.state = 'published'),
      max(t.published_at) filter (where t.state = 'published')
    from moved_texts t group by t.slug, t.place;
  with kept as (
    select c.id,
      (select jsonb_object_agg(e.key, e.value) from jsonb_each(c.draft) e where e.key !~ '\.questions\.') as draft,
      (select jsonb_object_agg(e.key, e.value) from jsonb_each(c.published) e where e.key !~ '\.questions\.')
        as published
    from public.content_overrides c
    where c.kind = 'question' and exists (select from moved_texts t where t.slug = c.slug)
  )
  update public.content_overrides c set draft = kept.draft, published = kept.published
    from kept where kept.id = c.id;
end
$$;
